import { useTranslation } from '~/i18n/use-translation'
import { SecondFactorForm } from '~/domain/accounts/second-factor-schema'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecret,
} from '~/domain/accounts/second-factor.server'
import { type Handle, useActionData, useLoaderData } from '~/http/page'
import { type Args, data, headersWith, homeOf, redirect, requireSession, submit } from '~/http/page.server'
import { returnPath } from '~/http/return-path.server'
import { safePath } from '~/http/safe-path'
import { sessionCookie } from '~/http/session.server'
import type { Viewer } from '~/viewer/viewer'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from '~/i18n/i18n.server'
import {
  RecoveryCodes,
  SecondFactorOff,
  SecondFactorOn,
  SecondFactorSetUp,
} from './second-factor/second-factor'

export const handle: Handle = { title: (t) => t('account:secondFactor.title') }

// The URL of this page must not leak to other sites.
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

/** The page to continue to: the one from which the viewer was redirected here, or the home of the role. */
function backOf(request: Request, viewer: Viewer) {
  const back = safePath(new URL(request.url).searchParams.get('redirectTo'))
  return back === '/' ? homeOf(viewer.role ?? (viewer.secondFactorDue ? 'admin' : null)) : back
}

export async function loader(args: Args) {
  const viewer = await requireSession(args)
  const factor = await findSecondFactor(viewer)
  const { t } = await i18nFor(await getLanguage(args))
  const secret = factor.state === 'begun' ? await showSecret(viewer, t('common:shell.brand')) : null
  return { factor, secret, back: backOf(args.request, viewer), due: viewer.secondFactorDue }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  const { clientAddress } = args.context
  const back = backOf(args.request, viewer)
  const here = returnPath(args.request)
  return submit(args, SecondFactorForm, async (form) => {
    switch (form.intent) {
      case 'begin':
        await beginSecondFactor(viewer, form.currentPassword, clientAddress)
        return redirect(here)
      case 'confirm': {
        const { codes, secret } = await confirmSecondFactor(viewer, form.code, clientAddress)
        // Shown only in this answer and stored nowhere else.
        return data({ codes, back }, { headers: headersWith(sessionCookie(secret)) })
      }
      case 'codes':
        return { codes: await renewRecoveryCodes(viewer, form.currentPassword, clientAddress), back }
      case 'remove':
        await removeSecondFactor(viewer, form.currentPassword, clientAddress)
        return redirect(here, 'secondFactorOff')
    }
  })
}

export default function SecondFactorPage() {
  const { factor, secret, back, due } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('account')
  const done = { to: back, label: t('common:form.stepBack') }
  if (answer && 'codes' in answer) return <RecoveryCodes codes={answer.codes} back={answer.back} />
  if (factor.state === 'on') return <SecondFactorOn factor={factor} back={done} />
  if (secret) return <SecondFactorSetUp secret={secret} />
  return <SecondFactorOff due={due} back={done} />
}
