import { useTranslation } from '~/i18n/use-translation'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import type { PersonAccount } from '~/domain/people/people.server'
import { Link } from '~/http/page'
import { MenteeLink } from '~/parts/people/person-link'
import { hasPage } from '~/route-table'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmailLink, PhoneLink } from '~/ui/contact'

const line = 'inline-flex min-h-8 items-center'

/** How to reach the mentor, and the acts on status and profile. */
export function MentorContact({ mentor, account }: { mentor: MentorRecord; account: PersonAccount }) {
  const { t } = useTranslation('people')
  const { id, status } = mentor
  const base = `/admin/mentors/${id}`
  const member = status === 'active' || status === 'inactive'
  const messages = hasPage('/admin/mentors/:mentorId/messages')
  return (
    <>
      <Card title={t('contact.title')}>
        <ul className="grid gap-1">
          {mentor.phone && (
            <li>
              <PhoneLink phone={mentor.phone} className={line} />
            </li>
          )}
          {!mentor.erased && (
            <li>
              <EmailLink email={mentor.email} className="inline-block min-h-8 wrap-anywhere" />
            </li>
          )}
          {mentor.audience !== 'hidden' && (
            <li>
              <Link to={`/mentors/${id}`} className={line}>
                {t('contact.publicPage')}
              </Link>
            </li>
          )}
          {account.menteeId !== null && (
            <li>
              <MenteeLink id={account.menteeId} name={t('contact.menteeProfile')} className={line} />
            </li>
          )}
        </ul>
      </Card>
      {!mentor.own && !mentor.erased && (
        <Card title={t('common:facts.actions')}>
          <div className="grid gap-3">
            {messages && (
              <LinkButton to={`${base}/messages`} variant="secondary">
                {t('acts.message')}
              </LinkButton>
            )}
            <LinkButton to={`${base}/edit`} variant="secondary">
              {t('common:form.changeProfile')}
            </LinkButton>
            {member && (
              <LinkButton to={`${base}/edit#status`} variant="secondary">
                {t(status === 'active' ? 'status.inactive.submit' : 'status.active.submit')}
              </LinkButton>
            )}
            {status === 'active' && (
              <LinkButton to={`${base}/edit#away`} variant="secondary">
                {t('acts.away')}
              </LinkButton>
            )}
          </div>
        </Card>
      )}
    </>
  )
}
