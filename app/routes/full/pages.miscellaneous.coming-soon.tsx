import { useTranslation } from '~/i18n/use-translation'
import type { Handle } from '~/http/page'
import { ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  title: (t) => t('public:comingSoon.title'),
  found: (t) => ({ description: t('public:found.comingSoon') }),
}

export default function ComingSoonPage() {
  const { t } = useTranslation('public')
  return (
    <FormPage title={t('comingSoon.title')} lead={t('comingSoon.text')}>
      <ButtonRow>
        <LinkButton to="/">{t('common:errorPage.home')}</LinkButton>
      </ButtonRow>
    </FormPage>
  )
}
