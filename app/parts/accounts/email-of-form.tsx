import { useTranslation } from '~/i18n/use-translation'
import type { UserEmail } from '~/domain/accounts/user-email-schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { EmailField } from '~/ui/field'
import { PasswordAgain } from './password-again'

export type EmailOfFormProps = ReturnType<typeof useActionForm<typeof UserEmail>> & {
  passwordNeeded: boolean
  label: string
  submit: string
}

/** A new e-mail address, and the admin's password if it was not entered recently. */
export function EmailOfForm({ form, fields, te, passwordNeeded, label, submit }: EmailOfFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <EmailField {...fieldProps(fields.email, te)} label={label} autoComplete="off" />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button pendingLabel={t('common:form.oneMoment')}>{submit}</Button>
      </div>
    </ActionForm>
  )
}
