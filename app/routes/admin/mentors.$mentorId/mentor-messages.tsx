import { useTranslation } from '~/i18n/use-translation'
import type { SentMessage } from '~/domain/people/people.server'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { hasPage } from '~/route-table'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

type MentorMessagesProps = { mentorId: number; messages: SentMessage[]; mayAct: boolean }

/** The team's newest messages to a mentor. */
export function MentorMessages({ mentorId, messages, mayAct }: MentorMessagesProps) {
  const { t, language } = useTranslation('people')
  const write = mayAct && hasPage('/admin/mentors/:mentorId/messages') && (
    <LinkButton to={`/admin/mentors/${mentorId}/messages`} variant="quiet">
      {t('acts.message')}
    </LinkButton>
  )
  return (
    <RecordSection id="messages" title={t('messages.title')} action={write || undefined}>
      {messages.length === 0 ? (
        <p className="text-muted">{t('messages.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {messages.map(({ id, subject, text, sentAt, sentBy, readAt }) => (
            <li key={id} className="grid gap-1 py-3">
              {subject && <p className="font-bold wrap-anywhere">{subject}</p>}
              <p className="text-sm text-muted">
                {formatDateTime(language, sentAt)} · {sentBy} ·{' '}
                {readAt
                  ? t('messages.read', { when: formatLongDate(language, readAt) })
                  : t('messages.unread')}
              </p>
              <p lang={langOfWords(text)} className="max-w-read wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
