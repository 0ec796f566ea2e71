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
  return useActionForm(proofOf(proofBytes), { id: 'proof', intent: 'proof' })
}

type ProofFormProps = ReturnType<typeof useProofForm> & {
  /** The page of the purchase; without one the form goes to its own page. */
  at?: string
}

/** Uploads the proof of a deposit. */
export function ProofForm({ form, fields, te, at }: ProofFormProps) {
  const { t } = useTranslation('mentee')
  const { proofMegabytes } = useConstants()
  return (
    <ActionForm form={form} action={at && `${at}/proof`} multipart>
      <input type="hidden" name="intent" value="proof" />
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
