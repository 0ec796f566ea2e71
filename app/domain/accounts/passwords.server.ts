import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '~/db/refusal.server'

// argon2id is the library's default; the parameters stand in each hash.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is dear on purpose: two at a time, twenty waiting, and nobody can stop the site with it.
const atOnce = 2
const waitingMost = 20
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMost) throw new Refusal('busy', undefined, 503)
    await new Promise<void>((resume) => waiting.push(resume))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** The hash to keep of a new password. Raises busy. */
export function hashPassword(password: string) {
  return inTurn(() => hash(password.normalize('NFC'), parameters))
}

let nobodysHash: Promise<string> | undefined

/** True when the password belongs to the hash. Without a hash it takes as long and is false. Raises busy. */
export async function passwordFits(password: string, kept: string | undefined) {
  const against = kept ?? (await (nobodysHash ??= hash('nobody has this password', parameters)))
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return fits && kept !== undefined
}
