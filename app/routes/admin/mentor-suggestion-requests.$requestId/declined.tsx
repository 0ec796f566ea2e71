import { useTranslation } from '~/i18n/use-translation'

/** Says of a mentor that she refused this mentee, or let her request lapse, not long ago. */
export function Declined() {
  const { t } = useTranslation('messages')
  return <span className="block text-sm font-medium text-danger">{t('answer.declined')}</span>
}
