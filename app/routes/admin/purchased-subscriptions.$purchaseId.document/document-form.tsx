import { useTranslation } from '~/i18n/use-translation'
import { documentKinds, kindNumbers } from '~/domain/tax-documents/document-rows'
import type { EnterDocument } from '~/domain/tax-documents/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { DateParts, fieldProps, partsProps, SelectField, TextField } from '~/ui/field'

type DocumentFormProps = ReturnType<typeof useActionForm<typeof EnterDocument>> & {
  passwordNeeded: boolean
  today: string
}

/** The labels of the fields, for the summary of errors. */
export function useDocumentLabels() {
  const { t } = useTranslation('admin')
  return {
    kind: t('documents.kind'),
    series: t('documents.series'),
    number: t('common:facts.number'),
    issuedOn: t('common:facts.issuedOn'),
    amount: t('documents.amount'),
    mark: t('common:facts.mark'),
    uid: t('documents.uid'),
    qrUrl: t('documents.qr'),
  }
}

/** What stands on the document that the accountant has issued. */
export function DocumentForm({ form, fields, te, passwordNeeded, today }: DocumentFormProps) {
  const { t } = useTranslation('admin')
  const labels = useDocumentLabels()
  const half = (name: 'series' | 'number' | 'amount' | 'mark', inputMode?: 'numeric' | 'decimal') => (
    <TextField
      {...fieldProps<string | number>(fields[name], te)}
      label={labels[name]}
      hint={name === 'series' || name === 'mark' ? t(`documents.${name}Hint`) : undefined}
      width="half"
      inputMode={inputMode}
      autoComplete="off"
    />
  )
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
      {half('series')}
      {half('number', 'numeric')}
      <DateParts {...partsProps(fields.issuedOn, te)} near={{ today }} legend={labels.issuedOn} />
      {half('amount', 'decimal')}
      {half('mark', 'numeric')}
      {(['uid', 'qrUrl'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldProps(fields[name], te)}
          label={labels[name]}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('documents.enter.submit')}</SubmitButton>
    </ActionForm>
  )
}
