import { useTranslation } from '~/i18n/use-translation'
import type { ClosedWay } from '~/domain/mentorship-requests/asking.server'
import { withWantedMentor } from '~/parts/purchases/wanted-mentor'
import { formatDeadline } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'

const packages = '/mentoring-packages'
const available = '/mentors?isAvailable=1'

/** For each obstacle, the page where the mentee can resolve it. */
const nextSteps: Record<string, string> = {
  payment_not_confirmed: '/purchases',
  payment_disputed: '/purchases',
  guardian_needed: '/mentee/guardian',
  guardian_not_confirmed: '/mentee/guardian',
  guardian_objected: '/purchases',
  request_pending: '/mentee/mentorships',
  request_pending_here: '/mentee/mentorships',
  mentor_not_cleared: '/mentors',
  mentor_in_mentorship: available,
  mentor_not_available: available,
  mentee_in_mentorship: '/mentee/mentorships',
  coaching_not_completed: '/mentors?isAvailableForCoaching=1',
  claim_period_passed: packages,
}

/** The rule that prevents a request, and the next step; in the words of its refusal where the box has no text of its own. */
export function Obstacle({ way, level, mentorId }: { way: ClosedWay; level: 2 | 3; mentorId: number }) {
  const { t, language } = useTranslation('errors')
  // After the payment of a package the mentee returns to this mentor.
  const to = ['no_package', 'no_coaching_package'].includes(way.obstacle)
    ? withWantedMentor(packages, mentorId)
    : nextSteps[way.obstacle]
  const key = `obstacle.${way.obstacle}`
  const date = way.pendingDueAt ? formatDeadline(language, way.pendingDueAt) : ''
  return (
    <Card title={t(`${key}.title`)} level={level} tone={level === 2 ? 'saffron' : 'plain'}>
      <p>{t([`${key}.text`, way.obstacle], { date })}</p>
      {to && (
        <p className="mt-5">
          <LinkButton to={to} variant={level === 2 ? 'primary' : 'secondary'}>
            {t(`${key}.action`)}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
