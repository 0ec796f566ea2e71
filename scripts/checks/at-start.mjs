// What a production start looks at once it is ready: what may be wrong around it, while it runs.
import { setTimeout as pause } from 'node:timers/promises'
import { checkClock } from './database.mjs'
import { checkDisk } from './machine.mjs'
import { checkMailServer } from './mail-server.mjs'
import { checkProxy, isNotYetThere } from './proxy.mjs'
import { messageOf, note } from './finding.mjs'
import { checkStripe, secretNotAsked } from './stripe.mjs'

/** @typedef {import('../check.mjs').Finding} Finding @typedef {import('../lib/environment.mjs').Environment} Environment */

// A proxy that watches its nodes takes some seconds until it sends them requests. Milliseconds.
const [tries, between] = [4, 3000]

/** Returns what is not good, without what every start would say. @param {Environment} environment @returns {Promise<Finding[]>} */
export async function findingsAtStart(environment) {
  const checks = [async () => [checkDisk(environment)], checkClock, checkMailServer, checkStripe, proxy]
  const found = await Promise.all(
    checks.map((check) => check(environment).catch((error) => [note(messageOf(error))])),
  )
  return found.flat().filter(({ verdict, text }) => verdict !== 'good' && text !== secretNotAsked)
}

/** @param {Environment} environment @returns {Promise<Finding[]>} */
async function proxy(environment) {
  for (let left = tries; ; left -= 1) {
    const found = await checkProxy(environment)
    if (left === 1 || !found.some(isNotYetThere)) return found
    await pause(between, undefined, { ref: false })
  }
}
