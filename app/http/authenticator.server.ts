import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { Browser, Session } from '~/domain/accounts/sessions.server'
import { signIn } from '~/domain/accounts/sign-in.server'

/** Signs in with the values of a parsed form; returns the session. Raises what signIn raises. */
export function authenticate(values: { email: string; password: string }, browser: Browser) {
  const byForm = new FormStrategy<Session>(({ form }) =>
    signIn({ email: String(form.get('email')), password: String(form.get('password')) }, browser),
  )
  const form = new Request('http://sign-in.invalid/', { method: 'POST', body: new URLSearchParams(values) })
  return new Authenticator<Session>().use(byForm, 'password').authenticate('password', form)
}
