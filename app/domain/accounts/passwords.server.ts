import { hash, verify } from '@node-rs/argon2'
import { inStrangersTurn, inTurn } from './password-turns.server'

// argon2id is the library's default; each hash contains its parameters.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The turn of a caller: `stranger` is the IP address of one whom nothing vouches for. */
const turnOf = <T>(work: () => Promise<T>, stranger?: string) =>
  stranger === undefined ? inTurn(work) : inStrangersTurn(stranger, work)

/** Returns the hash of a new password. Raises busy. */
export function hashPassword(password: string, stranger?: string) {
  return turnOf(() => hash(password.normalize('NFC'), parameters), stranger)
}

let nobodysHash: Promise<string> | undefined

/** True if the password matches the hash. Without a hash it returns false, but takes as long. Raises busy. */
export async function passwordFits(password: string, kept: string | undefined, stranger?: string) {
  const against = kept ?? (await (nobodysHash ??= hash('nobody has this password', parameters)))
  const fits = await turnOf(() => verify(against, password.normalize('NFC')), stranger)
  return fits && kept !== undefined
}
