import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { readForm } from './form.server'
import { formTokenFits } from './form-token.server'
import { inMinutes } from '~/i18n/error-text'
import { outcomeOf } from './outcome.server'
import { refusedAct } from './refused-act.server'
import { findViewer } from './viewer.server'
import type { Viewer } from '~/viewer/viewer'

// Never sent back to the page.
const hideFields = ['password', 'currentPassword', '_token']

type Options = {
  fileField?: string
  fileLimit?: number
  tooLarge?: string
  /** The form stands on other pages, which cannot show it again. */
  pageless?: boolean
  /** Its address holds a secret that only its reader has, and whoever has it may: no form's token is asked for. */
  byLink?: boolean
  /** Money and rights: takes the password that this viewer has typed again, if she had to. */
  passwordOf?: Viewer
}

/**
 * The whole of an HTML form's action: reads the body within its limits, checks the form's token and its fields,
 * runs the act, and turns a refused rule into the same form with its message. Answers 403 for a form of another
 * session or role, 413 and 422 for its contents, 404 for what is not there, else the refusal's own status.
 */
export async function submit<S extends z.ZodType, R>(
  args: ActionFunctionArgs,
  schema: S,
  run: (value: z.output<S>) => Promise<R>,
  {
    fileField,
    fileLimit,
    tooLarge = 'file_too_large',
    pageless = false,
    byLink = false,
    passwordOf,
  }: Options = {},
) {
  const { form, tooBig } = await readForm(args.request, { fileLimit })
  const submission = readFields(form, schema)
  const reply = async (rule: string, status: number, field?: string) => {
    if (pageless) throw await refusedAct(args.request, rule, status)
    return data(
      submission.reply({
        ...(field ? { fieldErrors: { [field]: [rule] } } : { formErrors: [rule] }),
        hideFields,
      }),
      { status },
    )
  }

  if (!byLink && !formTokenFits(await findViewer(args), form.get('_token'))) return reply('form_expired', 403)
  if (tooBig) return reply(tooLarge, 413, fileField)
  // Without a status the form was only asked for a row more or less.
  const status = submission.status === 'error' ? 422 : 200
  if (pageless && submission.status !== 'success') return reply('generic', status)
  if (submission.status !== 'success') return data(submission.reply({ hideFields }), { status })
  const outcome = await outcomeOf(async () => {
    if (passwordOf) await enterPassword(passwordOf, typedAgain(submission.value), args.context.clientAddress)
    return run(submission.value)
  })
  if ('result' in outcome) return outcome.result
  const { rule, status: refusedWith, field, wait } = outcome.refusal
  if (refusedWith === 404) throw notFound()
  if (!wait) return reply(rule, refusedWith, field)
  args.context.retryAfter = wait
  return reply(inMinutes(rule, wait), refusedWith, field)
}

function typedAgain(value: unknown) {
  return (value as { currentPassword?: string }).currentPassword
}

function readFields<S extends z.ZodType>(form: FormData, schema: S) {
  try {
    return parseWithZod(form, { schema })
  } catch (error) {
    // A row for what is no list of rows: no button of ours asks for it, and conform throws.
    if (form.has('__intent__')) throw new Response(null, { status: 400 })
    throw error
  }
}

/** The answer for what is not there, or not hers to see: alike. */
export function notFound() {
  return new Response('404\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** What a form page gets back from its action, for conform. */
export type LastResult = SubmissionResult<string[]> | undefined

/** An id from a URL; anything but a whole number in range is not there. */
export function idParameter(value: string | undefined) {
  if (!value || !/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647) throw notFound()
  return Number(value)
}
