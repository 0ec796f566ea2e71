import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { changeRole, hashOf, type Session } from '~/domain/accounts/sessions.server'
import { findPending, takeSecondStep } from '~/domain/accounts/second-step.server'
import { rolesFor } from '~/viewer/admission'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { authenticate } from './authenticator.server'
import { browserOf } from './browser.server'
import { headersWith } from './flash.server'
import { formToken } from './form-token.server'
import type { KeptForm } from './kept-form'
import { isOwn, otherForm } from './kept-form.server'
import type { KeptFormSteps } from './kept-form-schema'
import { pageAt } from './page-at'
import { safePath } from './safe-path'
import { readPending, sessionCookie, sessionCookies } from './session.server'
import { notFound } from './submit.server'
import { findViewer, viewerOf } from './session-viewer.server'

/**
 * Signs the sender of a kept form in, as /login does, and changes to the role that the form needs. The answer carries
 * the form, ready to be sent to its own address, or asks for what is missing still.
 */
export async function bringOnItsWay(args: ActionFunctionArgs, sent: z.output<typeof KeptFormSteps>) {
  const { kept: content, needs } = sent
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
    case 'role': {
      const viewer = await findViewer(args)
      return viewer ? changeTo(viewer, sent.role) : answer('sign-in', null, [], 401)
    }
  }

  async function goOn(session: Session) {
    const cookies = await sessionCookies(args.request, session)
    if (!session.opened) return answer('code', null, cookies)
    const viewer = await viewerOf(hashOf(session.secret), args)
    const [role, ...others] = viewer ? rolesFor(viewer, needs) : []
    if (!viewer || !role) return answer('send', viewer, cookies)
    // The cookie of the new role comes after that of the sign-in and replaces it.
    return others.length > 0 ? answer('role', viewer, cookies) : changeTo(viewer, role, cookies)
  }

  async function changeTo(viewer: Viewer, role: Role, cookies: string[] = []) {
    const secret = await changeRole(viewer, role)
    return answer('send', await viewerOf(hashOf(secret), args), [...cookies, sessionCookie(secret)])
  }

  function answer(step: KeptForm['step'], viewer: Viewer | null, cookies: string[], status = 200) {
    args.context.holdsForm = true
    if (viewer && !isOwn(content, viewer))
      return data({ keptForm: otherForm(viewer) }, { status: 403, headers: headersWith(...cookies) })
    const keptForm: KeptForm = {
      step,
      content,
      to,
      needs,
      token: formToken(viewer),
      role: viewer?.role ?? null,
      roles: viewer && step === 'role' ? rolesFor(viewer, needs) : [],
    }
    return data({ keptForm }, { status, headers: headersWith(...cookies) })
  }
}
