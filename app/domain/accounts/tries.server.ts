import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'

/** Counts a try at something that can be guessed or flooded. Raises too_many_attempts. */
export async function countTry(act: 'login' | 'register' | 'forgot' | 'confirm' | 'password' | 'photo', account: string, address: string) {
  const [tried] = await asSignIn((sql) => sql<{ wait: number }[]>`
    select api.auth_may_try(act => ${act}, account => ${account}, address => ${address}) as wait`)
  if (tried && tried.wait > 0) throw new Refusal('too_many_attempts', undefined, 429)
}
