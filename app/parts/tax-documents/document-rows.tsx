import { useTranslation } from '~/i18n/use-translation'
import { kindNumbers } from '~/domain/tax-documents/document-rows'
import type { TaxDocument } from '~/domain/tax-documents/tax-documents.server'
import { formatMoney } from '~/i18n/format'
import { PurchaseLink } from '~/parts/people/person-link'

/** What of a document was checked against its payment, as rows of a summary. */
export function useDocumentRows({ kind, amountCents, currency, purchaseId }: TaxDocument, reference: string) {
  const { t, language } = useTranslation('admin')
  return {
    kind: { label: t('documents.kind'), value: `${kindNumbers[kind]} ${t(`common:documentKind.${kind}`)}` },
    purchase: {
      label: t('payments.purchase'),
      value: <PurchaseLink id={purchaseId}>{reference}</PurchaseLink>,
    },
    amount: { label: t('documents.amount'), value: formatMoney(language, amountCents, currency) },
  }
}
