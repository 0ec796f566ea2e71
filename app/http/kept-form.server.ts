import { data } from '@remix-run/node'
import { escapeHtml } from '~/escape-html'
import { rolesFor } from '~/viewer/admission'
import type { Viewer } from '~/viewer/viewer'
import { holding } from './body.server'
import { secretFields } from './form.server'
import { formToken, ownerIn, ownerMark } from './form-token.server'
import { keptFormPath, type KeptContent, type KeptForm, type Needs } from './kept-form'
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
 * The answer to a form that its sender may not send now: a page with everything that was sent, which asks for what is
 * missing. Nothing is stored here. `first` is the page that explains what else is missing.
 */
export async function keptForm(handled: Handled, viewer: Viewer | null, needs: Needs, first: string) {
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
  if (viewer && !isOwn(content, viewer)) return ofAnother(handled, viewer)
  const roles = viewer ? rolesFor(viewer, needs) : []
  const answer: KeptForm = {
    step: !viewer ? 'sign-in' : roles.length > 0 ? 'role' : 'first',
    content,
    to,
    needs,
    token: formToken(viewer),
    role: viewer?.role ?? null,
    roles,
    first,
  }
  const status = viewer ? 403 : 401
  return isPageless(request) ? pagelessForm(handled, answer, status) : data({ keptForm: answer }, { status })
}

// Remix renders no page at an address without one; its scripts ask for data there too.
const isPageless = (request: Request) =>
  pageAt(request)?.layout === 'none' && request.headers.get('sec-fetch-dest') !== 'empty'

/** Whether this account has written the form. */
export const isOwn = ({ owner }: KeptContent, { userId }: Viewer) => owner === ownerMark(userId)

/** The kept form of another account: nothing of it. */
export const otherForm = (viewer: Viewer | null): KeptForm => ({
  step: 'other',
  content: { fields: [], files: [], owner: '' },
  to: '/',
  needs: 'public',
  token: formToken(viewer),
  role: viewer?.role ?? null,
  roles: [],
})

const ofAnother = (handled: Handled, viewer: Viewer) =>
  isPageless(handled.request)
    ? smallPage(handled, 403, (t) => ({
        title: t('common:kept.other.title'),
        body: `<p>${escapeHtml(t('common:kept.other.lead'))}</p>`,
      }))
    : data({ keptForm: otherForm(viewer) }, { status: 403 })

function fieldsOf(form: FormData, to: string): KeptContent['fields'] {
  const secret = new Set([...secretFields, ...(to.startsWith('/second-factor') ? ['code'] : [])])
  return [...form].flatMap(([name, value]) =>
    secret.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
}

/** The same for a form without a page: a button, of which there is nothing to read. */
function pagelessForm(
  handled: Handled,
  { content, to, needs, token, step, roles, first }: KeptForm,
  status: number,
) {
  return smallPage(handled, status, (t) => {
    const hidden = Object.entries({
      _token: token,
      kept: JSON.stringify(content),
      to,
      needs,
      intent: step,
    }).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    const asked =
      step === 'sign-in'
        ? [
            `<p><label>${t('common:facts.email')} <input name="email" type="email" autocomplete="username"></label></p>`,
            `<p><label>${t('common:facts.password')} <input name="password" type="password" autocomplete="current-password"></label></p>`,
            `<p><button>${t('common:kept.signIn.submit')}</button></p>`,
          ]
        : roles.map(
            (role) =>
              `<p><button name="role" value="${role}">${t(`common:kept.role.as.${role}`)}</button></p>`,
          )
    return {
      title: t(`common:kept.${step === 'sign-in' ? 'signIn' : step}.title`),
      body:
        step === 'first'
          ? `<p><a href="${escapeHtml(first ?? '/')}">${t('common:kept.first.link')}</a></p>`
          : `<form method="post" action="${keptFormPath}" enctype="multipart/form-data">${[...hidden, ...asked].join('\n')}</form>`,
    }
  })
}
