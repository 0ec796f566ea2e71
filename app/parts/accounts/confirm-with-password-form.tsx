import { useTranslation } from 'react-i18next'
import type { ConfirmWithPassword } from '~/domain/accounts/confirm-with-password-schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { PasswordAgain } from './password-again'

export type ConfirmWithPasswordFormProps = ReturnType<typeof useActionForm<typeof ConfirmWithPassword>> & {
  passwordNeeded: boolean
  /** The text of the button. */
  submit: string
  /** Money leaves our account. */
  danger?: boolean
}

/**
 * One button that confirms the act described on the page. Asks for the password if it was not entered
 * recently.
 */
export function ConfirmWithPasswordForm({
  form,
  fields,
  te,
  passwordNeeded,
  submit,
  danger,
}: ConfirmWithPasswordFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button
          icon={danger ? undefined : 'check'}
          variant={danger ? 'danger' : 'primary'}
          pendingLabel={t('common:form.oneMoment')}
        >
          {submit}
        </Button>
      </div>
    </ActionForm>
  )
}
