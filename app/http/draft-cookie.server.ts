import { cookie, isSecure, readCookie } from '~/cookies.server'
import { newSecret } from '~/domain/accounts/sessions.server'
import type { Writer } from '~/domain/applications/draft.server'
import { getConstants } from '~/domain/constants/constants.server'
import { days } from '~/domain/constants/figures'
import type { Viewer } from '~/viewer/viewer'

const name = isSecure ? '__Host-application' : 'application'

/** The writer a request comes from; without a draft yet, under a fresh secret. */
export function writerOf(request: Request, viewer: Viewer | null): Writer {
  return { secret: readCookie(request, name) ?? newSecret(), viewer }
}

/** The Set-Cookie header by which the browser finds the draft again. */
export const keepDraft = async ({ secret }: Writer) =>
  cookie(name, secret, { maxAge: days((await getConstants()).draftDays) })

/** The Set-Cookie header that makes the browser forget the draft. */
export const forgetDraft = () => cookie(name, '', { maxAge: 0 })
