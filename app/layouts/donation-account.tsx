import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { SummaryList } from '~/ui/summary-list'

/** The account for donations, from the product's constants. */
export function DonationAccount() {
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
