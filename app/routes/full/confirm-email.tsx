import * as acts from '~/db/generated/acts.server'
import { linkTitle, type LinkState } from '~/domain/accounts/mailed-links'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, homeOf, redirect, submit } from '~/http/page.server'
import { mailedLink } from '~/http/link-token.server'
import { ConfirmByLink } from '~/parts/accounts/confirm-by-link'

export const handle: Handle<{ link: LinkState } | undefined> = {
  title: (t, data) => t(linkTitle(data?.link, 'account:confirmEmail.title')),
}

export async function loader(args: Args) {
  const viewer = await findViewer(args)
  const next = viewer?.role ? `/${viewer.role}/my-account` : '/login'
  return { ...(await mailedLink(args.request, 'confirm_email')), next }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    await acts.authConfirmEmail({ token })
    return redirect(viewer ? homeOf(viewer.role) : '/login', 'emailConfirmed')
  })
}

export default function ConfirmEmailPage() {
  return <ConfirmByLink of="confirmEmail" {...useLoaderData<typeof loader>()} />
}
