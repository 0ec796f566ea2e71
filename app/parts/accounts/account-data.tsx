import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/button'

/** Exports or erases the data of the account. */
export function AccountData() {
  const { t } = useTranslation('account')
  return (
    <div className="grid gap-12">
      <section className="grid justify-items-start gap-4">
        <h2>{t('data.exportTitle')}</h2>
        <p>{t('data.exportText')}</p>
        <LinkButton to="/my-data" variant="secondary">
          {t('data.export')}
        </LinkButton>
      </section>
      <section className="grid justify-items-start gap-4">
        <h2>{t('data.eraseTitle')}</h2>
        <p>{t('data.eraseText')}</p>
        <LinkButton to="/erase-my-account" variant="secondary">
          {t('data.erase')}
        </LinkButton>
      </section>
    </div>
  )
}
