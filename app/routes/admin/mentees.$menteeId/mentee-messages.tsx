import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import type { SentMessage } from '~/domain/people/people.server'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { hasPage } from '~/route-table'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

type MenteeMessagesProps = { mentee: MenteeRecord; messages: SentMessage[] }

/** The team's newest messages to the mentee, and the link to write one. */
export function MenteeMessages({ mentee, messages }: MenteeMessagesProps) {
  const { t, language } = useTranslation('records')
  const writable = !mentee.own && !mentee.erased && hasPage('/admin/mentees/:menteeId/messages')
  return (
    <RecordSection
      id="messages"
      title={t('mentee.messages')}
      action={
        writable && (
          <LinkButton to={`/admin/mentees/${mentee.id}/messages`} variant="secondary" className="no-print">
            {t('mentee.acts.message')}
          </LinkButton>
        )
      }
    >
      {messages.length === 0 ? (
        <p className="text-muted">{t('mentee.noMessage')}</p>
      ) : (
        <ul className="grid max-w-read gap-4">
          {messages.map(({ id, subject, text, sentAt, sentBy, readAt }) => (
            <li key={id} className="rounded-leaf border border-line bg-card p-4">
              <p className="text-sm text-muted">
                {formatDateTime(language, sentAt)} · {sentBy} ·{' '}
                {readAt
                  ? t('people:messages.read', { when: formatDateTime(language, readAt) })
                  : t('mentee.notRead')}
              </p>
              {subject && <p className="font-bold">{subject}</p>}
              <p lang={langOfWords(text)} className="line-clamp-6 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
