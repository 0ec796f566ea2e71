import type { FormMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { ConfirmWithPassword } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { titleOf } from '~/http/handle'
import { useMatches } from '~/http/page'
import { useTranslation } from '~/i18n/use-translation'
import type { Destination } from '~/ui/back-link'
import { ConfirmationPage, type ConfirmationPageProps } from '~/ui/form-page'
import { PasswordAgain } from './password-again'

type ConfirmActProps = Question & {
  /** The id of the form. */
  id: string
  /** The act needs the admin's password, which was not entered recently. */
  passwordNeeded?: boolean
}

type Question = Omit<ConfirmationPageProps, 'title' | 'back' | 'errors' | 'form' | 'cancel'> &
  Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'icon' | 'pending'> & {
    /** The heading, if it says more than the title of the page. */
    title?: string
    back: Destination
    /** The text of the button. */
    submit: string
    /** The text of the link that leaves everything as it is; it leads back. */
    keep: string
    /** The page in its place when there is nothing to confirm any more. */
    closed?: ReactNode
  }

/** The page that asks before an act with one button: what it affects, the button, and the way back. */
export function ConfirmAct({ id, passwordNeeded = false, ...question }: ConfirmActProps) {
  const { form, fields, te } = useActionForm(ConfirmWithPassword, { id })
  if (question.closed) return question.closed
  return (
    <ConfirmForm
      {...question}
      form={form}
      fields={<PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />}
    />
  )
}

type ConfirmFormProps = Question & {
  /** From `useActionForm`. */
  form: Pick<FormMetadata<Record<string, unknown>>, 'id' | 'allErrors' | 'status'>
  /** What stands above the button. */
  fields: ReactNode
  labels?: { [field: string]: string }
}

/** The same for an act that asks for more than a click. A refused form stays, also when nothing is left to confirm. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { form, fields, labels, title, back, submit, keep, closed, variant, icon, pending, ...page } = props
  const { t } = useTranslation()
  const heading = titleOf(useMatches(), t)
  if (closed && form.status !== 'error') return closed
  return (
    <ConfirmationPage
      {...page}
      title={title ?? heading}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
      form={
        <ActionForm form={form}>
          {fields}
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
