import { useTranslation } from '~/i18n/use-translation'
import type { ReceivedMessage } from '~/domain/messages/messages.server'
import { formatDateTime } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { StatusTag } from '~/ui/status-tag'
import { MessageCard } from './message-card'

/** The team's messages to the viewer, the newest first; new ones are marked. */
export function ReceivedMessages({ messages, home }: { messages: ReceivedMessage[]; home: string }) {
  const { t, language } = useTranslation('messages')
  return (
    <>
      <PageHeader title={t('inbox.title')} lead={t('inbox.lead')} />
      {messages.length === 0 ? (
        <EmptyState
          title={t('inbox.empty')}
          action={
            <LinkButton to={home} variant="secondary">
              {t('common:form.toMyPage')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="grid gap-5">
          {messages.map(({ id, subject, text, sentAt, unread }) => (
            <li key={id}>
              <MessageCard
                subject={subject || t('inbox.noSubject')}
                text={text}
                aside={unread && <StatusTag tone="info" label={t('inbox.unread')} />}
                foot={formatDateTime(language, sentAt)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
