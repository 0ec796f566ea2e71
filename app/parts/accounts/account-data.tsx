import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'

/** Exports or erases the data of the account. */
export function AccountData() {
  const { t } = useTranslation('account')
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-4">
        <h3 className="text-lg">{t('data.exportTitle')}</h3>
        <p>{t('data.exportText')}</p>
        <LinkButton to="/my-data" variant="secondary">
          {t('data.export')}
        </LinkButton>
      </section>
      <section className="grid justify-items-start gap-4">
        <h3 className="text-lg">{t('erase.title')}</h3>
        <p>{t('data.eraseText')}</p>
        <LinkButton to="/erase-my-account" variant="secondary">
          {t('data.erase')}
        </LinkButton>
      </section>
    </div>
  )
}
