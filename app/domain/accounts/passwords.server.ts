import { hash, verify } from '@node-rs/argon2'
import { inStrangersTurn, inTurn } from './password-turns.server'

// argon2id is the library's default; each hash contains its parameters.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash of a new password; `stranger` is the IP address of one whom nothing vouches for. Raises busy. */
export function hashPassword(password: string, stranger?: string) {
  const work = () => hash(password.normalize('NFC'), parameters)
  return stranger === undefined ? inTurn(work) : inStrangersTurn(stranger, work)
}

let nobodysHash: Promise<string> | undefined

/**
 * True if the password matches the hash. Without a hash it returns false, but takes as long. The caller has a turn
 * (password-turns.server.ts).
 */
export async function passwordFits(password: string, kept: string | undefined) {
  const against = kept ?? (await (nobodysHash ??= hash('nobody has this password', parameters)))
  return (await verify(against, password.normalize('NFC'))) && kept !== undefined
}
