import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '~/db/refusal.server'

// argon2id is the library's default; each hash contains its parameters.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is slow on purpose: two run and twenty wait, so an attacker cannot block the server with it.
const turns = pLimit(2)
const waitingMost = 20

async function inTurn<T>(work: () => Promise<T>) {
  if (turns.pendingCount >= waitingMost) throw new Refusal('busy', undefined, 503)
  return turns(work)
}

/** Returns the hash of a new password. Raises busy. */
export function hashPassword(password: string) {
  return inTurn(() => hash(password.normalize('NFC'), parameters))
}

let nobodysHash: Promise<string> | undefined

/** True if the password matches the hash. Without a hash it returns false, but takes as long. Raises busy. */
export async function passwordFits(password: string, kept: string | undefined) {
  const against = kept ?? (await (nobodysHash ??= hash('nobody has this password', parameters)))
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return fits && kept !== undefined
}
