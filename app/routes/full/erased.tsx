import { useTranslation } from '~/i18n/use-translation'
import type { Handle } from '~/http/page'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('account:erased.title') }

export default function ErasedPage() {
  const { t } = useTranslation('account')
  return (
    <FormPage title={t('erased.title')} lead={t('erased.text')}>
      <p>
        <LinkButton to="/">{t('common:errorPage.home')}</LinkButton>
      </p>
    </FormPage>
  )
}
