import * as acts from '~/db/generated/acts.server'
import { linkTitle, type LinkState } from '~/domain/accounts/mailed-links'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, redirect, submit } from '~/http/page.server'
import { mailedLink } from '~/http/link-token.server'
import { ConfirmByLink } from '~/parts/accounts/confirm-by-link'

export const handle: Handle<{ link: LinkState } | undefined> = {
  title: (t, data) => t(linkTitle(data?.link, 'account:newEmail.title')),
}

export async function loader(args: Args) {
  const viewer = await findViewer(args)
  const next = viewer?.role ? `/${viewer.role}/my-account?tab=security` : '/login'
  return { ...(await mailedLink(args.request, 'new_email')), next }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    const invitation = await acts.authConfirmNewEmail({ token, secretHash: viewer?.secretHash })
    // The sign-in page redirects a user who is still signed in.
    return redirect(invitation ? `/invitation?token=${invitation}` : '/login', 'emailChanged')
  })
}

export default function NewEmailPage() {
  return <ConfirmByLink of="newEmail" {...useLoaderData<typeof loader>()} />
}
