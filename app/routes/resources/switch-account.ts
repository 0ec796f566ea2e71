import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { changeRole } from '~/domain/accounts/sessions.server'
import { ChooseAccount } from '~/domain/accounts/sign-in-schema'
import { destination } from '~/http/destination.server'
import { flash } from '~/http/flash.server'
import { pageless } from '~/http/resource.server'
import { sessionCookie } from '~/http/session.server'
import { submit } from '~/http/submit.server'
import { findViewer, homeOf, sessionRole } from '~/http/viewer.server'

// A GET of this URL does nothing and redirects home.
export const loader = () => redirect('/')

export const action = pageless(async (args: ActionFunctionArgs) => {
  const viewer = await findViewer(args)
  if (!viewer) throw redirect('/login')
  return submit(
    args,
    ChooseAccount,
    async ({ role, redirectTo }) => {
      if (sessionRole(viewer) === role) return redirect(homeOf(role))
      const secret = await changeRole(viewer, role)
      return redirect(destination(role, redirectTo), { headers: flash('roleChanged', sessionCookie(secret)) })
    },
    { pageless: true },
  )
})
