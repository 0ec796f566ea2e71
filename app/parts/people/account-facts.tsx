import { useTranslation } from '~/i18n/use-translation'
import type { PersonAccount } from '~/domain/people/people.server'
import { SummaryList } from '~/ui/summary-list'

/** Whose account an act is about. */
export function AccountFacts({ account }: { account: PersonAccount }) {
  const { t } = useTranslation('common')
  return (
    <SummaryList
      rows={[
        { label: t('facts.name'), value: account.name },
        { label: t('facts.email'), value: <span className="wrap-anywhere">{account.email}</span> },
      ]}
    />
  )
}
