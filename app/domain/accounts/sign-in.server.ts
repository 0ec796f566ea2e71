import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/rows'
import type { Verified } from '~/http/session.server'
import { passwordFits } from './passwords.server'
import type { SignIn } from './sign-in-schema'
import { countTry } from './tries.server'
import type { z } from 'zod'

/** device: the browser's number, when she has signed in with it before. */
type Credentials = Pick<z.infer<typeof SignIn>, 'email' | 'password'> & { address: string; device?: string }

const authenticator = new Authenticator<Verified>().use(
  new FormStrategy<Verified>(({ form }) => {
    const text = (name: string) => String(form.get(name) ?? '')
    return verifyPassword({
      email: text('email'),
      password: text('password'),
      address: text('address'),
      device: text('device') || undefined,
    })
  }),
  'password',
)

/** Whose credentials these are. Raises invalid_login (unknown and wrong alike) and too_many_attempts. */
export function signIn({ email, password, address, device = '' }: Credentials): Promise<Verified> {
  const form = new URLSearchParams({ email, password, address, device })
  return authenticator.authenticate(
    'password',
    new Request('http://sign-in.invalid/', { method: 'POST', body: form }),
  )
}

async function verifyPassword({ email, password, address, device }: Credentials): Promise<Verified> {
  await countTry('login', email, address, device)
  const [credential] = await asSignIn(
    (sql) => sql<Row<'auth_credential'>[]>`
    select * from api.auth_credential(email => ${email})`,
  )
  if (!(await passwordFits(password, credential?.passwordHash)))
    throw new Refusal('invalid_login', undefined, 401)
  return { userId: credential!.userId, email, keptHash: credential!.passwordHash }
}
