import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, TextField } from '~/ui/field'

type AccountFieldsProps = {
  fields: { iban: FieldMetadata<string | undefined>; accountHolder: FieldMetadata<string | undefined> }
  te: (key: string) => string
  /** Without an account the money goes back to where it came from. */
  optional?: boolean
}

/** The bank account for a refund, and its owner. */
export function AccountFields({ fields, te, optional }: AccountFieldsProps) {
  const { t } = useTranslation('refunds')
  return (
    <>
      <TextField
        {...fieldProps(fields.iban, te)}
        label={t('common:facts.iban')}
        hint={t(optional ? 'account.ibanHintOptional' : 'account.ibanHint')}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...fieldProps(fields.accountHolder, te)}
        label={t('common:facts.accountHolder')}
        hint={t('account.holderHint')}
        optional
        autoComplete="off"
      />
    </>
  )
}
