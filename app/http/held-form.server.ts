import { data } from '@remix-run/node'
import { escapeHtml } from '~/escape-html'
import type { Viewer } from '~/viewer/viewer'
import { holding } from './body.server'
import { secretFields } from './form.server'
import { formToken, ownerIn, ownerMark } from './form-token.server'
import { heldFormPath, type HeldContent, type HeldForm, type Needs, type NotSent } from './held-form'
import { pageAt } from './page-at'
import { readPageForm } from './page-form.server'
import { refusedAct, smallPage } from './refused-act.server'
import { returnPath } from './return-path.server'
import type { Handled } from './session-viewer.server'

// Bytes: it must fit into a form itself, beside a password.
const longest = 200 * 1024

/** Whether a request brings a form, which a redirect would lose. */
export const isForm = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

/**
 * The answer to a form that its sender may not send now. Who is not signed in gets a page that holds everything that was
 * sent, and asks for the password; nothing is stored here. Who is signed in reads what was written, to copy, and finds
 * the `way` on. Another account gets nothing of it.
 */
export async function heldForm(handled: Handled, viewer: Viewer | null, needs: Needs, way: string) {
  const { request, context } = handled
  const sender = { viewer, address: context.clientAddress }
  const { form, tooBig, files } = await holding(sender, (held) =>
    readPageForm(handled, held, { fileLimit: 0 }),
  )
  const to = returnPath(request)
  const content = { fields: fieldsOf(form, to), files, owner: ownerIn(form.get('_token')) }
  if (tooBig || Buffer.byteLength(JSON.stringify(content)) > longest)
    return refusedAct(handled, 'file_too_large', 413)
  context.holdsForm = true
  if (!viewer) {
    const signIn: HeldForm = { step: 'sign-in', content, to, needs, token: formToken(viewer) }
    return isPageless(request) ? pagelessForm(handled, signIn) : data({ heldForm: signIn }, { status: 401 })
  }
  if (!isOwn(content, viewer)) return ofAnother(handled, viewer)
  const notSent: NotSent = { content, way }
  return isPageless(request) ? pagelessNotSent(handled, notSent) : data({ notSent }, { status: 403 })
}

// Remix renders no page at an address without one; its scripts ask for data there too.
const isPageless = (request: Request) =>
  pageAt(request)?.layout === 'none' && request.headers.get('sec-fetch-dest') !== 'empty'

/** Whether this account has written the form. */
export const isOwn = ({ owner }: HeldContent, { userId }: Viewer) => owner === ownerMark(userId)

/** The held form of another account: nothing of it. */
export const otherForm = (viewer: Viewer | null): HeldForm => ({
  step: 'other',
  content: { fields: [], files: [], owner: '' },
  to: '/',
  needs: 'public',
  token: formToken(viewer),
})

const ofAnother = (handled: Handled, viewer: Viewer) =>
  isPageless(handled.request)
    ? smallPage(handled, 403, (t) => ({
        title: t('common:held.other.title'),
        body: `<p>${escapeHtml(t('common:held.other.lead'))}</p>`,
      }))
    : data({ heldForm: otherForm(viewer) }, { status: 403 })

function fieldsOf(form: FormData, to: string): HeldContent['fields'] {
  const secret = new Set([...secretFields, ...(to.startsWith('/second-factor') ? ['code'] : [])])
  return [...form].flatMap(([name, value]) =>
    secret.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
}

/** The same for a form without a page: a button, of which there is nothing to read. */
function pagelessForm(handled: Handled, { content, to, needs, token, step }: HeldForm) {
  return smallPage(handled, 401, (t) => {
    const carried = { _token: token, held: JSON.stringify(content), to, needs, intent: step }
    const hidden = Object.entries(carried).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    )
    const asked = [
      `<p><label>${t('common:facts.email')} <input name="email" type="email" autocomplete="username"></label></p>`,
      `<p><label>${t('common:facts.password')} <input name="password" type="password" autocomplete="current-password"></label></p>`,
      `<p><button>${t('common:held.signIn.submit')}</button></p>`,
    ]
    return {
      title: t('common:held.signIn.title'),
      body: `<form method="post" action="${heldFormPath}" enctype="multipart/form-data">${[...hidden, ...asked].join('\n')}</form>`,
    }
  })
}

const pagelessNotSent = (handled: Handled, { way }: NotSent) =>
  smallPage(handled, 403, (t) => ({
    title: t('common:held.notSent.title'),
    body: `<p><a href="${escapeHtml(way)}">${t('common:held.notSent.link')}</a></p>`,
  }))
