// Hashing is slow on purpose, so only two run at once: one for callers whom we know, one for strangers. However many
// strangers guess, a known browser and a session keep their turn. A sign-in has it for its whole way, so that those who
// wait hold no connection.
import pLimit from 'p-limit'
import { Refusal } from '~/db/refusal.server'
import { networkOf, wide } from '~/network'

const mostWaiting = 20
// A room of forty women on one network may sign in at once.
const mostStrangers = 40

const known = pLimit(1)

/** Does the work of a known browser, of a session or of the owner of a mailed link. Raises busy. */
export async function inTurn<T>(work: () => Promise<T>) {
  if (known.pendingCount >= mostWaiting) throw busy()
  return known(work)
}

const busy = () => new Refusal('busy', undefined, 503)

type Waiting = { network: string; begin: () => void; giveUp: (why: Refusal) => void }

const waiting: Waiting[] = []
let working = false

/**
 * Does the work of a caller from this IP address whom nothing vouches for. One too many in the queue sends away the
 * oldest of the network that has the most in it: an attacker's many addresses only displace each other. Raises busy.
 */
export async function inStrangersTurn<T>(address: string, work: () => Promise<T>) {
  if (working) await place(networkOf(address, wide))
  working = true
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next.begin()
    else working = false
  }
}

function place(network: string) {
  return new Promise<void>((begin, giveUp) => {
    waiting.push({ network, begin, giveUp })
    if (waiting.length > mostStrangers) sendAway()
  })
}

function sendAway() {
  const counts = new Map<string, number>()
  for (const { network } of waiting) counts.set(network, (counts.get(network) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const at = waiting.findIndex(({ network }) => counts.get(network) === most)
  waiting.splice(at, 1)[0]?.giveUp(busy())
}
