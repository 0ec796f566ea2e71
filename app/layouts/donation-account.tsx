import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { SummaryList } from '~/ui/summary-list'

/** The account for donations, from the product's constants. */
export function DonationAccount() {
  const { t } = useTranslation('public')
  const { bankName, bankAccountHolder, bankIban } = useConstants()
  return (
    <SummaryList
      rows={[
        { label: t('home.support.bank'), value: bankName },
        { label: t('home.support.holder'), value: bankAccountHolder },
        {
          label: t('home.support.iban'),
          value: <span className="tabular whitespace-nowrap select-all max-sm:text-sm">{bankIban}</span>,
        },
        { label: t('home.support.reason'), value: t('home.support.reasonValue') },
      ]}
    />
  )
}
