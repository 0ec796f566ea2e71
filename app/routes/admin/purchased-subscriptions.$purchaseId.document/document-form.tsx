import { useTranslation } from '~/i18n/use-translation'
import { documentKinds, kindNumbers } from '~/domain/tax-documents/document-rows'
import type { EnterDocument } from '~/domain/tax-documents/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { CopiedFields, useCopiedLabels } from '~/parts/tax-documents/copied-fields'
import { fieldProps, SelectField, TextField } from '~/ui/field'

type DocumentFormProps = ReturnType<typeof useActionForm<typeof EnterDocument>> & {
  passwordNeeded: boolean
  today: string
}

/** The labels of the fields, for the summary of errors. */
export function useDocumentLabels() {
  const { t } = useTranslation('admin')
  return { kind: t('documents.kind'), amount: t('documents.amount'), ...useCopiedLabels() }
}

/** What stands on the document that the accountant has issued. */
export function DocumentForm({ form, fields, te, passwordNeeded, today }: DocumentFormProps) {
  const { t } = useTranslation('admin')
  const labels = useDocumentLabels()
  return (
    <ActionForm form={form}>
      <SelectField
        {...fieldProps(fields.kind, te)}
        label={labels.kind}
        options={documentKinds.map((kind) => ({
          value: kind,
          label: `${kindNumbers[kind]} ${t(`common:documentKind.${kind}`)}`,
        }))}
      />
      <TextField
        {...fieldProps<string | number>(fields.amount, te)}
        label={labels.amount}
        width="half"
        inputMode="decimal"
        autoComplete="off"
      />
      <CopiedFields {...{ fields, te, today }} />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('documents.enter.submit')}</SubmitButton>
    </ActionForm>
  )
}
