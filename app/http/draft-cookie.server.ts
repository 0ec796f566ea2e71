import { cookie, readCookie } from '~/cookies.server'
import { newSecret } from '~/domain/accounts/sessions.server'
import type { Writer } from '~/domain/applications/draft.server'
import { getConstants } from '~/domain/constants/constants.server'
import { days } from '~/domain/constants/figures'
import type { Viewer } from '~/viewer/viewer'

const name = 'application'

/** The writer of the draft for a request; with a new secret if the browser has no draft yet. */
export function writerOf(request: Request, viewer: Viewer | null): Writer {
  return { secret: readCookie(request, name) ?? newSecret(), viewer }
}

/** Whether the browser has the secret of a draft. */
export const hasDraft = (request: Request) => readCookie(request, name) !== undefined

/** The Set-Cookie header that keeps the draft's secret in the browser. */
export const storeDraft = async ({ secret }: Writer) =>
  cookie(name, secret, { maxAge: days((await getConstants()).draftDays) })

/** The Set-Cookie header that removes the draft's secret. */
export const forgetDraft = () => cookie(name, '', { maxAge: 0 })
