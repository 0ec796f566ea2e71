import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { SummaryList } from '~/ui/summary-list'

/** How to donate for scholarships, as a section of a page. */
export function SupportSection() {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  return (
    <section
      id="support"
      className="grid items-center gap-x-14 gap-y-4 rounded-leaf-lg border border-transparent
        bg-saffron-soft p-5 sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 className="text-2xl">{t('common:shell.footer.support')}</h2>
        <p className="mt-3 max-w-read">{t('home.support.text')}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
            {t('home.support.action')}
          </a>
          <span className="select-all">{teamEmail}</span>
        </p>
      </div>
      {/* Folded on a phone. */}
      <details className="open-wide">
        <summary className="flex min-h-11 items-center gap-3 font-bold">
          {t('home.support.account')}
          <Icon name="chevronDown" className="turns transition-transform" />
        </summary>
        <DonationAccount />
      </details>
    </section>
  )
}

/** The account for donations, from the product's constants. */
function DonationAccount() {
  const { t } = useTranslation('common')
  const { bankName, bankAccountHolder, bankIban } = useConstants()
  return (
    <SummaryList
      rows={[
        { label: t('facts.bank'), value: bankName },
        { label: t('facts.accountHolder'), value: bankAccountHolder },
        {
          label: t('facts.iban'),
          value: <span className="tabular select-all max-sm:text-sm">{bankIban}</span>,
        },
        { label: t('facts.transferReason'), value: t('facts.scholarship') },
      ]}
    />
  )
}
