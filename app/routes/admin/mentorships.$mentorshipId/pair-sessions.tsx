import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import type { AdminSession } from '~/domain/mentorships/sessions.server'
import { useActLink } from '~/http/return-to'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { AdminSessionsTable } from '~/parts/mentorships/admin-sessions-table'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { RecordSection } from '~/ui/record-page'

type PairSessionsProps = { mentorship: MentorshipRecord; sessions: AdminSession[] }

/** The planned sessions, then those held, with the link to change them. */
export function PairSessions({ mentorship, sessions }: PairSessionsProps) {
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  const planned = sessions.filter(({ status }) => status === 'planned').toReversed()
  const held = sessions.filter(({ status }) => status !== 'planned')
  const { id, completedSessions: done, minimumSessions: minimum, sessionCap: most } = mentorship
  return (
    <RecordSection
      id="sessions"
      title={t('people:mentorships.sessions', { done, minimum })}
      action={
        <LinkButton
          to={actLink(`/admin/mentorships/${id}/sessions`)}
          variant="secondary"
          className="no-print"
        >
          {t('mentorship.changeSessions')}
        </LinkButton>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('mentorship.mostSessions', { most })}</p>
        {planned.length > 0 && (
          <Banner title={t('mentorship.planned')}>
            <ul className="grid gap-1">
              {planned.map(({ id: session, startsAt, heldOn, note }) => (
                <li key={session}>
                  <time dateTime={startsAt?.toISOString() ?? heldOn}>
                    {startsAt ? formatDateTime(language, startsAt) : formatLongDate(language, heldOn)}
                  </time>
                  {note && <span className="block text-muted">{note}</span>}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {held.length > 0 ? (
          <AdminSessionsTable
            mentorshipId={id}
            sessions={held}
            open={(mentorship.status === 'running' || !mentorship.paidBack) && !mentorship.own}
            back={`/admin/mentorships/${id}`}
          />
        ) : (
          <EmptyState title={t('admin:sessions.none')} level={3} />
        )}
      </div>
    </RecordSection>
  )
}
