import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { readId } from '~/domain/values'
import { holding } from './body.server'
import { secretFields, type Read } from './form.server'
import { formTokenFits, isOfAnother } from './form-token.server'
import { inMinutes } from '~/i18n/error-text'
import { otherForm } from './held-form.server'
import { outcomeOf } from './outcome.server'
import { readPageForm } from './page-form.server'
import { refusedAct } from './refused-act.server'
import { findViewer } from './session-viewer.server'
import { noteRefused } from './viewer.server'
import type { Viewer } from '~/viewer/viewer'

type Options = {
  fileField?: string
  fileLimit?: number
  tooLarge?: string
  /** The form is part of other pages, which cannot show it again: an error gets a small page of its own. */
  pageless?: boolean
  /** The URL holds a secret that authorizes its owner; no form token is required. */
  byLink?: boolean
  /** The act needs the viewer's password again: it is verified, unless it was recently. */
  passwordOf?: Viewer
  /** Of several acts, those that need it. */
  guards?: (value: unknown) => boolean
}

/**
 * The complete action of an HTML form: reads the body within its limits, checks form token and schema, runs
 * the act. A refusal becomes the same form with its message, but not to another account than its own. Status: 403 for
 * a form of another session or role, 413 or 422 for its contents, 404 for what does not exist, otherwise the refusal's own.
 */
export async function submit<S extends z.ZodType, R>(
  args: ActionFunctionArgs,
  schema: S,
  run: (value: z.output<S>) => Promise<R>,
  options: Options = {},
) {
  const viewer = await findViewer(args)
  return holding({ viewer, address: args.context.clientAddress }, async (held) => {
    const read = await readPageForm(args, held, { fileLimit: options.fileLimit })
    return answer(args, viewer, read, schema, run, options)
  })
}

async function answer<S extends z.ZodType, R>(
  args: ActionFunctionArgs,
  viewer: Viewer | null,
  { form, tooBig }: Read,
  schema: S,
  run: (value: z.output<S>) => Promise<R>,
  {
    fileField,
    tooLarge = 'file_too_large',
    pageless = false,
    byLink = false,
    passwordOf,
    guards = () => true,
  }: Options,
) {
  const submission = readFields(form, schema)
  const reply = async (rule: string, status: number, field?: string) => {
    if (pageless) throw await refusedAct(args, rule, status)
    return data(
      submission.reply({
        ...(field ? { fieldErrors: { [field]: [rule] } } : { formErrors: [rule] }),
        hideFields: secretFields,
      }),
      { status },
    )
  }

  const token = form.get('_token')
  if (!byLink && !formTokenFits(viewer, token)) {
    if (!pageless && viewer && isOfAnother(viewer, token))
      throw data({ heldForm: otherForm(viewer) }, { status: 403 })
    return reply('form_expired', 403)
  }
  if (tooBig) return reply(tooLarge, 413, fileField)
  // No status: conform only added or removed a row.
  const status = submission.status === 'error' ? 422 : 200
  if (pageless && submission.status !== 'success') return reply('generic', status)
  if (submission.status !== 'success') return data(submission.reply({ hideFields: secretFields }), { status })
  const outcome = await outcomeOf(async () => {
    if (passwordOf && guards(submission.value))
      await enterPassword(passwordOf, typedAgain(submission.value), args.context.clientAddress)
    return run(submission.value)
  })
  if ('result' in outcome) return outcome.result
  const { rule, status: refusedWith, field, wait } = outcome.refusal
  if (refusedWith === 403) await noteRefused(args, rule)
  if (refusedWith === 404) throw notFound()
  if (!wait) return reply(rule, refusedWith, field)
  args.context.retryAfter = wait
  return reply(inMinutes(rule, wait), refusedWith, field)
}

/**
 * The same, guarded by a password: the act needs the viewer’s again, unless it was entered recently; of several acts those
 * that `guards` names.
 */
export const guarded = <S extends z.ZodType, R>(
  args: ActionFunctionArgs,
  viewer: Viewer,
  schema: S,
  run: (value: z.output<S>) => Promise<R>,
  guards?: (value: z.output<S>) => boolean,
) => submit(args, schema, run, { passwordOf: viewer, guards: guards as Options['guards'] })

function typedAgain(value: unknown) {
  return (value as { currentPassword?: string }).currentPassword
}

function readFields<S extends z.ZodType>(form: FormData, schema: S) {
  try {
    return parseWithZod(form, { schema })
  } catch (error) {
    // A row button for a field that is not a list: not one of our buttons, and conform throws.
    if (form.has('__intent__')) throw new Response(null, { status: 400 })
    throw error
  }
}

/** The 404 answer. What the viewer may not see gets the same answer as what does not exist. */
export function notFound() {
  return new Response('404\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Returns what was read. Throws 404 if nothing was. */
export function or404<T>(read: T) {
  if (!read) throw notFound()
  return read
}

/** The result of an action that a form page gets, for conform. */
export type LastResult = SubmissionResult<string[]> | undefined

/** Takes a URL parameter, returns it as an id. Throws 404 for anything but a whole number in range. */
export function idParameter(value: string | undefined) {
  return or404(readId(value))
}

/** The same for the address of a thing, or of the form of a new one: null for `new`. */
export const idOrNew = (value: string | undefined) => (value === 'new' ? null : idParameter(value))
