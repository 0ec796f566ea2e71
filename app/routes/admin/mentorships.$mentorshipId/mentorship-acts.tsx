import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import type { Need } from '~/domain/records/needs'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { Card } from '~/ui/card'

/** The acts for a mentorship in each status, with their places below its page. */
const actsOfPair = {
  running: ['sessions', 'complete', 'pause', 'stop', 'safety'],
  paused: ['sessions', 'resume', 'complete', 'stop', 'safety'],
  completed: ['sessions'],
  stopped: ['sessions'],
} as const

type MentorshipActsProps = { mentorship: MentorshipRecord; need: Need }

/** The team's acts for this mentorship; a trouble is among them where another need comes first. */
export function MentorshipActs({ mentorship, need }: MentorshipActsProps) {
  const { id, status, own, trouble, pausable } = mentorship
  const page = `/admin/mentorships/${id}`
  const { t } = useTranslation('records')
  const te = useErrorText()
  const actLink = useActLink()
  return (
    <Card title={t('common:facts.actions')} level={2} className="no-print">
      {own ? (
        <p>{t('needs.own.text')}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
          {trouble && trouble !== need.need && <Act act="follow-up" to={`${page}#follow-up`} />}
          {actsOfPair[status].map((act) => (
            <Act
              key={act}
              act={act}
              to={actLink(`${page}/${act === 'sessions' ? act : `state?to=${act}`}`)}
              obstacle={act === 'pause' && !pausable ? te('not_enough_sessions_left') : undefined}
            />
          ))}
          <Act act="message" to={actLink(`/admin/bulk/mentorships/message?id=${id}`)} />
        </ul>
      )}
    </Card>
  )
}

function Act({ act, to, obstacle }: { act: string; to: string; obstacle?: string }) {
  const { t } = useTranslation('records')
  return (
    <li>
      {obstacle ? (
        <span className="inline-flex min-h-9 items-center font-medium">{t(`admin:mentorships.${act}`)}</span>
      ) : (
        <Link to={to} className="inline-flex min-h-9 items-center font-medium">
          {t(`admin:mentorships.${act}`)}
        </Link>
      )}
      <span className="block text-sm text-muted">{obstacle ?? t(`mentorship.acts.${act}`)}</span>
    </li>
  )
}
