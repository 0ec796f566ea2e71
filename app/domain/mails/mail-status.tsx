import { useTranslation } from 'react-i18next'
import { StatusTag } from '~/ui/status-tag'
import type { DevelopmentMail } from './mails.server'

const tones = { queued: 'warning', sent: 'success', dead: 'danger' } as const

/** Whether a mail has left. */
export function MailStatus({ status }: Pick<DevelopmentMail, 'status'>) {
  const { t } = useTranslation('common')
  return <StatusTag tone={tones[status]} label={t(`developmentMail.status.${status}`)} />
}
