import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { Link } from '~/http/page'

type WaysOfRequestProps = { request: MentorshipRequest; side: 'mentee' | 'mentor' }

/** What else may help with a request: closing it while it waits; for a mentee, the team's search for a mentor. */
export function WaysOfRequest({ request, side }: WaysOfRequestProps) {
  const { t } = useTranslation('settings')
  const answers = `/${side}/mentorships/requests/${request.id}`
  const ways = {
    mentee: { withdraw: `${answers}/withdraw`, suggestions: '/mentee/find-my-mentor' },
    mentor: { reject: `${answers}/reject`, away: '/mentor/my-account/availability' },
  }[side]
  return (
    <ul className="grid gap-3">
      {Object.entries(ways)
        .filter(([way]) => request.status === 'pending' || way === 'suggestions' || way === 'away')
        .map(([way, to]) => (
          <li key={way}>
            <Link to={to} className="inline-flex min-h-9 items-center font-medium">
              {t(`report.ways.${way}.title`)}
            </Link>
            <span className="block text-muted">{t(`report.ways.${way}.text`)}</span>
          </li>
        ))}
    </ul>
  )
}
