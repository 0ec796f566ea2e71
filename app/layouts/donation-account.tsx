import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/page'
import { SummaryList } from '~/ui/summary-list'

/** The account for donations, from the product's constants. */
export function DonationAccount() {
  const { t } = useTranslation('public')
  const { bankName, bankAccountHolder, bankIban } = useConstants()
  return (
    <SummaryList
      rows={[
        { label: t('common:facts.bank'), value: bankName },
        { label: t('common:facts.accountHolder'), value: bankAccountHolder },
        {
          label: t('common:facts.iban'),
          value: <span className="tabular select-all max-sm:text-sm">{bankIban}</span>,
        },
        { label: t('common:facts.transferReason'), value: t('home.support.reasonValue') },
      ]}
    />
  )
}
