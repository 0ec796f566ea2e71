import { useTranslation } from '~/i18n/use-translation'
import type { DevelopmentMail } from '~/domain/mails/mails.server'
import { StatusTag } from '~/ui/status-tag'

const tones = { queued: 'warning', sent: 'success', dead: 'danger' } as const

/** Whether a mail was sent. */
export function MailStatus({ status }: Pick<DevelopmentMail, 'status'>) {
  const { t } = useTranslation('common')
  return <StatusTag tone={tones[status]} label={t(`developmentMail.status.${status}`)} />
}
