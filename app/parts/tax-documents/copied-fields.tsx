import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { CorrectDocument } from '~/domain/tax-documents/schema'
import { DateParts, fieldProps, partsProps, TextField } from '~/ui/field'

type Texts = Omit<CorrectDocument, 'issuedOn' | 'reason' | 'currentPassword'>

type CopiedFieldsProps = {
  fields: { [Name in keyof Texts]-?: FieldMetadata<Texts[Name]> } & {
    issuedOn: Parameters<typeof partsProps>[0]
  }
  te: (key: string) => string
  today: string
}

/** The labels of the fields, for the summary of errors. */
export function useCopiedLabels() {
  const { t } = useTranslation('admin')
  return {
    series: t('documents.series'),
    number: t('common:facts.number'),
    issuedOn: t('common:facts.issuedOn'),
    mark: t('common:facts.mark'),
    uid: t('documents.uid'),
    qrUrl: t('documents.qr'),
  }
}

/** What is copied from a document that the accountant has issued, beside its kind and amount. */
export function CopiedFields({ fields, te, today }: CopiedFieldsProps) {
  const { t } = useTranslation('admin')
  const labels = useCopiedLabels()
  const half = (name: 'series' | 'number' | 'mark') => (
    <TextField
      {...fieldProps<string | number>(fields[name], te)}
      label={labels[name]}
      hint={name === 'number' ? undefined : t(`documents.${name}Hint`)}
      width="half"
      inputMode={name === 'series' ? undefined : 'numeric'}
      autoComplete="off"
    />
  )
  return (
    <>
      {half('series')}
      {half('number')}
      <DateParts {...partsProps(fields.issuedOn, te)} near={{ today }} legend={labels.issuedOn} />
      {half('mark')}
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
    </>
  )
}
