import { changeRole } from '~/domain/accounts/sessions.server'
import { ChooseAccount } from '~/domain/accounts/sign-in-schema'
import { destination } from '~/http/destination.server'
import {
  type Args,
  flash,
  homeOf,
  pageless,
  redirect,
  requireSession,
  sessionRole,
  submit,
} from '~/http/page.server'
import { sessionCookie } from '~/http/session.server'

// A GET of this URL does nothing and redirects home.
export const loader = () => redirect('/')

export const action = pageless(async (args: Args) => {
  const viewer = await requireSession(args)
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
