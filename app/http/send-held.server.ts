import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { changeRole, hashOf, type Session } from '~/domain/accounts/sessions.server'
import { findPending, takeSecondStep } from '~/domain/accounts/second-step.server'
import { rolesFor } from '~/viewer/admission'
import type { Viewer } from '~/viewer/viewer'
import { authenticate } from './authenticator.server'
import { browserOf } from './browser.server'
import { headersWith } from './flash.server'
import { formToken } from './form-token.server'
import type { HeldForm } from './held-form'
import { isOwn, otherForm } from './held-form.server'
import type { HeldFormSteps } from './held-form-schema'
import { pageAt } from './page-at'
import { safePath } from './safe-path'
import { readPending, sessionCookie, sessionCookies } from './session.server'
import { notFound } from './submit.server'
import { viewerOf } from './session-viewer.server'

/**
 * Signs the sender of a held form in, as /login does, in a role that may send it. The answer carries the form, ready to be
 * sent to its own address, or asks for the second step.
 */
export async function bringOnItsWay(args: ActionFunctionArgs, sent: z.output<typeof HeldFormSteps>) {
  const { held: content, needs } = sent
  const to = safePath(sent.to)
  if (!pageAt({ url: new URL(to, args.request.url).href })) throw notFound()

  switch (sent.intent) {
    case 'sign-in':
      return goOn(await authenticate(sent, browserOf(args)))
    case 'code': {
      const pending = readPending(args.request)
      if (!(await findPending(pending))) return answer('sign-in', null, [], 401)
      return goOn(await takeSecondStep(pending, sent.code, browserOf(args)))
    }
  }

  async function goOn(session: Session) {
    const cookies = await sessionCookies(args.request, session)
    if (!session.opened) return answer('code', null, cookies)
    const viewer = await viewerOf(hashOf(session.secret), args)
    const [role] = viewer ? rolesFor(viewer, needs) : []
    if (!viewer || !role) return answer('send', viewer, cookies)
    const secret = await changeRole(viewer, role)
    // The cookie of the new role comes after that of the sign-in and replaces it.
    return answer('send', await viewerOf(hashOf(secret), args), [...cookies, sessionCookie(secret)])
  }

  function answer(step: HeldForm['step'], viewer: Viewer | null, cookies: string[], status = 200) {
    args.context.holdsForm = true
    if (viewer && !isOwn(content, viewer))
      return data({ heldForm: otherForm(viewer) }, { status: 403, headers: headersWith(...cookies) })
    const heldForm: HeldForm = { step, content, to, needs, token: formToken(viewer) }
    return data({ heldForm }, { status, headers: headersWith(...cookies) })
  }
}
