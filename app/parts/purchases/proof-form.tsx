import { useTranslation } from '~/i18n/use-translation'
import { proofOf } from '~/domain/purchases/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import { fieldProps, FileField } from '~/ui/field'

/**
 * The form of a proof, shared by the purchase's page, where it starts, and its own page, which shows errors.
 */
export function useProofForm() {
  const { proofBytes = Infinity } = useConstants()
  return useActionForm(proofOf(proofBytes), { id: 'proof' })
}

type ProofFormProps = ReturnType<typeof useProofForm> & { purchaseId: number }

/** Uploads the proof of a deposit. */
export function ProofForm({ form, fields, te, purchaseId }: ProofFormProps) {
  const { t } = useTranslation('mentee')
  const { proofMegabytes } = useConstants()
  return (
    <ActionForm form={form} action={`/purchases/${purchaseId}/proof`} multipart>
      <FileField
        {...fieldProps(fields.proof, te)}
        label={t('common:facts.file')}
        hint={t('proof.fileHint', { proofMegabytes })}
        accept="image/jpeg,image/png,application/pdf"
        longest={2000}
      />
      <SubmitButton pending="sending">{t('proof.submit')}</SubmitButton>
    </ActionForm>
  )
}
