import { getFormProps, useForm, type FormMetadata } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { Form, useActionData, useFormToken, useRootData } from '~/http/page'
import type { LastResult } from '~/http/submit.server'
import { useErrorText, useOwnWords, useTranslation } from '~/i18n/use-translation'
import type { z } from 'zod'
import { Button, type ButtonProps } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { formStack } from '~/ui/form-stack'

type Options<Shape> = {
  id: string
  defaultValue?: { [name in keyof Shape]?: unknown }
  /** On a page with several forms: shows only the answer to the form with this intent. */
  intent?: string
  /** Of several forms with the same intent: shows only the answer to the form that sent these values. */
  sent?: { [field: string]: string }
}

/**
 * Connects a form to its schema and to the answer of its action; returns conform's form and fields, and of a refused
 * form what its hidden field `shown` said (see VersionFields). The server alone checks a form, in the words of the user's
 * language; the browser does not.
 */
export function useActionForm<S extends z.ZodType<Record<string, unknown>>>(
  schema: S,
  { id, defaultValue, intent, sent = {} }: Options<z.input<S>>,
) {
  const answer = useActionData() as LastResult
  const said = answer?.initialValue
  const other = Object.entries(sent).some(([field, value]) => said?.[field] !== value)
  const lastResult = (intent && said?.intent !== intent) || other ? undefined : answer
  const [form, fields] = useForm<z.input<S> & Record<string, unknown>>({
    id,
    lastResult,
    defaultValue: defaultValue as never,
    constraint: constraintOf(schema),
    defaultNoValidate: true,
  })
  const shown = lastResult?.initialValue?.shown
  return {
    form,
    fields,
    te: useErrorText(useSpeaker()),
    shown: typeof shown === 'string' ? shown : undefined,
  }
}

type Constraint = ReturnType<typeof getZodConstraint>
const constraints = new WeakMap<z.ZodType, Constraint>()

/** What the fields of a schema demand. It takes longer to find out than to render them. */
function constraintOf(schema: z.ZodType<Record<string, unknown>>) {
  const constraint = constraints.get(schema) ?? getZodConstraint(schema)
  constraints.set(schema, constraint)
  return constraint
}

/** The team fills in forms about others. */
const useSpeaker = () => (useRootData()?.viewer?.role === 'admin' ? 'team' : undefined)

type AnyForm = Pick<FormMetadata<Record<string, unknown>>, 'id' | 'allErrors'>

type Labels = { [field: string]: string }

/** The pages that resolve an error which is about no field. */
const resolvedAt: Record<string, string> = { texts_due: '/new-terms', signed_in_by_mail: '/enter-password' }

/**
 * The summary above a form with errors: each error with the label of its field, as a link to it. The password that is
 * asked again has its label here. Renders nothing without errors.
 */
export function FormErrors({ form, labels: own }: { form: AnyForm; labels?: Labels }) {
  const { t } = useTranslation()
  const labels: Labels = { currentPassword: t('common:facts.yourPassword'), ...own }
  const te = useErrorText(useSpeaker())
  const hasOwnWords = useOwnWords()
  const named = (key: string, label: string) =>
    key === 'required' ? te(`required_named ${withoutEnd(label)}`) : `${withoutEnd(label)}: ${te(key)}`
  const errors = Object.entries(form.allErrors).flatMap(([name, keys]) =>
    [...new Set(keys)].map((key) => ({
      href: name ? `#${form.id}-${name}` : resolvedAt[key],
      message:
        labels[name] && !hasOwnWords(key, name) ? named(key, labels[name]) : te(key, name || undefined),
    })),
  )
  return errors.length > 0 ? <ErrorSummary title={t('common:form.errorTitle')} errors={errors} /> : null
}

/**
 * The same for a page with many forms, each named by its intent and, where there may be several, its `item`: of the one
 * that was sent.
 */
export function SentFormErrors({ labels }: { labels?: Labels }) {
  const answer = useActionData() as LastResult
  const { intent, item } = answer?.initialValue ?? {}
  const id = [intent, item].filter(Boolean).join('-')
  const allErrors = Object.fromEntries(
    Object.entries(answer?.error ?? {}).map(([field, keys]) => [field, keys ?? []]),
  )
  return <FormErrors form={{ id, allErrors }} labels={labels} />
}

/** Labels that are questions lose their question mark before the colon. */
const withoutEnd = (label: string) => label.replace(/\s*[;?:]\s*$/, '')

type ActionFormProps = {
  form: never | object
  action?: string
  multipart?: boolean
  className?: string
  children: ReactNode
}

/** The form element: posts to its page with the form token, works without JavaScript. */
export function ActionForm({ form, action, multipart, className = formStack, children }: ActionFormProps) {
  const props = getFormProps(form as FormMetadata<Record<string, unknown>>)
  return (
    <Form
      method="post"
      {...props}
      action={action}
      encType={multipart ? 'multipart/form-data' : undefined}
      className={className}
    >
      <TokenField />
      {children}
    </Form>
  )
}

/** The hidden field that binds a form to the session and role it was opened in. */
export function TokenField() {
  return <input type="hidden" name="_token" value={useFormToken()} />
}

type SubmitButtonProps = Omit<ButtonProps, 'pendingLabel'> & {
  /** What it says while its form is on its way. */
  pending?: 'oneMoment' | 'saving' | 'sending'
}

/** The button below the fields of a form, which sends it. */
export function SubmitButton({ pending = 'oneMoment', ...button }: SubmitButtonProps) {
  const { t } = useTranslation()
  return (
    <div>
      <Button {...button} pendingLabel={t(`form.${pending}`)} />
    </div>
  )
}
