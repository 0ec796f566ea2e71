import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import { passwordFits } from './passwords.server'
import type { SignIn } from './schema'
import { countTry } from './tries.server'
import type { z } from 'zod'

type Credentials = z.infer<typeof SignIn> & { address: string }

const authenticator = new Authenticator<number>().use(
  new FormStrategy<number>(({ form }) =>
    verifyPassword({ email: String(form.get('email')), password: String(form.get('password')), address: String(form.get('address')) }),
  ),
  'password',
)

/** The user these credentials belong to. Raises invalid_login (unknown and wrong alike) and too_many_attempts. */
export function signIn({ email, password, address }: Credentials): Promise<number> {
  const form = new URLSearchParams({ email, password, address })
  return authenticator.authenticate('password', new Request('http://sign-in.invalid/', { method: 'POST', body: form }))
}

async function verifyPassword({ email, password, address }: Credentials) {
  await countTry('login', email, address)
  const [credential] = await asSignIn((sql) => sql<{ userId: number; passwordHash: string }[]>`
    select * from api.auth_credential(email => ${email})`)
  if (!(await passwordFits(password, credential?.passwordHash))) throw new Refusal('invalid_login', undefined, 401)
  return credential!.userId
}
