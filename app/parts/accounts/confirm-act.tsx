import type { ComponentProps } from 'react'
import { ConfirmWithPassword } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import type { Destination } from '~/ui/back-link'
import { ConfirmationPage, type ConfirmationPageProps } from '~/ui/form-page'
import { PasswordAgain } from './password-again'

type ConfirmActProps = Omit<ConfirmationPageProps, 'back' | 'errors' | 'form' | 'cancel'> &
  Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'icon' | 'pending'> & {
    /** The id of the form. */
    id: string
    back: Destination
    /** The text of the button. */
    submit: string
    /** The text of the link that leaves everything as it is; it leads back. */
    keep: string
    /** The act needs the admin's password, which was not entered recently. */
    passwordNeeded?: boolean
  }

/** The page that confirms an act with one button, for an action with `Confirm` or `ConfirmWithPassword`. */
export function ConfirmAct(props: ConfirmActProps) {
  const { id, back, submit, keep, passwordNeeded = false, variant, icon, pending, ...page } = props
  const { form, fields, te } = useActionForm(ConfirmWithPassword, { id })
  return (
    <ConfirmationPage
      {...page}
      back={back}
      errors={<FormErrors form={form} />}
      form={
        <ActionForm form={form}>
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton {...{ variant, icon, pending }}>{submit}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: keep }}
    />
  )
}

/** Its errors, on the page that stands in its place when the act is no longer possible. */
export function ConfirmErrors({ id }: Pick<ConfirmActProps, 'id'>) {
  const { form } = useActionForm(ConfirmWithPassword, { id })
  return <FormErrors form={form} />
}
