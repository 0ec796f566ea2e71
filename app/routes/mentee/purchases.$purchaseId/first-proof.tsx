import { useTranslation } from '~/i18n/use-translation'
import { FormErrors } from '~/http/action-form'
import { ProofForm, useProofForm } from '~/parts/purchases/proof-form'
import { Card } from '~/ui/card'

/** Asks for the proof of a deposit, below the bank details. */
export function FirstProof({ purchaseId }: { purchaseId: number }) {
  const { t } = useTranslation('mentee')
  const proof = useProofForm()
  return (
    <Card id="send" title={t('proof.title')}>
      <p className="mb-5">{t('proof.lead')}</p>
      <div className="mb-5 empty:hidden">
        <FormErrors form={proof.form} />
      </div>
      <ProofForm {...proof} purchaseId={purchaseId} />
    </Card>
  )
}
