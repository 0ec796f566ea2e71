import { useTranslation } from '~/i18n/use-translation'
import type { SentMessage } from '~/domain/messages/messages.server'
import { formatDateTime } from '~/i18n/format'
import { EmptyState } from '~/ui/empty-state'
import { RecordSection } from '~/ui/record-page'
import { MessageCard } from './message-card'

/** The messages sent to one person so far, the newest first. */
export function SentMessages({ sent }: { sent: SentMessage[] }) {
  const { t, language } = useTranslation('messages')
  return (
    <RecordSection title={t('sent.title')} id="sent">
      {sent.length === 0 ? (
        <EmptyState title={t('sent.empty')} level={3} />
      ) : (
        <ul className="grid gap-4">
          {sent.map(({ id, subject, text, sentAt, sentBy, readAt }) => (
            <li key={id}>
              <MessageCard
                {...{ subject, text }}
                level={3}
                foot={
                  <>
                    {t('sent.by', { when: formatDateTime(language, sentAt), name: sentBy })}{' '}
                    {readAt ? t('sent.read', { when: formatDateTime(language, readAt) }) : t('sent.unread')}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
