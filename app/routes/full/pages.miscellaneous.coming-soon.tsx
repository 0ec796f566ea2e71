import { useTranslation } from 'react-i18next'
import type { Handle } from '~/http/handle'
import { useConstants } from '~/http/root-data'
import { ButtonRow, LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

export const handle: Handle = { i18n: ['public'], title: (t) => t('public:comingSoon.title') }

export default function ComingSoonPage() {
  const { t } = useTranslation('public')
  return (
    <>
      <PageHeader title={t('comingSoon.title')} lead={t('comingSoon.text', { ...useConstants() })} />
      <ButtonRow>
        <LinkButton to="/">{t('common:errorPage.home')}</LinkButton>
      </ButtonRow>
    </>
  )
}
