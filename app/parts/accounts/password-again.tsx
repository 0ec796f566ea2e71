import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, PasswordField } from '~/ui/field'

export type PasswordAgainProps = {
  field: FieldMetadata<string | undefined>
  te: (key: string) => string
  /** The password was not entered recently. Otherwise nothing is asked, unless the act was refused for it. */
  needed: boolean
}

/** Asks the admin for the password again, before an act that sends or confirms money. */
export function PasswordAgain({ field, te, needed }: PasswordAgainProps) {
  const { t } = useTranslation('admin')
  if (!needed && !field.errors) return null
  return (
    <PasswordField
      {...fieldProps(field, te)}
      required
      label={t('common:facts.yourPassword')}
      hint={t('passwordAgain.hint')}
    />
  )
}
