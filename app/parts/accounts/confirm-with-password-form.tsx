import type { ReactNode } from 'react'
import { ActionForm, SubmitButton } from '~/forms/action-form'
import { PasswordAgain, type PasswordAgainProps } from './password-again'

type ConfirmWithPasswordFormProps = {
  form: object
  fields: { currentPassword: PasswordAgainProps['field'] }
  te: PasswordAgainProps['te']
  passwordNeeded: boolean
  /** The text of the button. */
  submit: string
  /** What it asks besides. */
  children: ReactNode
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
  children,
}: ConfirmWithPasswordFormProps) {
  return (
    <ActionForm form={form}>
      {children}
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{submit}</SubmitButton>
    </ActionForm>
  )
}
