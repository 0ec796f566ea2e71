import { randomBytes } from 'node:crypto'
import { connect, onPool } from '~/db/pools.server'
import { log, reportError } from '~/http/log.server'
import { rounds } from './rounds'

const everyCheck = 30_000
const patience = 5000

/**
 * Listens for what the database tells, on a connection of its own, and calls what is given for each channel. Every
 * half minute it tells itself something: a connection on which that is not heard has gone mute, and is replaced.
 */
export function listenFor(channels: Record<string, () => void>) {
  const own = `ears_${randomBytes(6).toString('hex')}`
  let heard = () => {}
  let ears = open()

  function open() {
    const sql = connect('worker', 1)
    // The driver listens again by itself after a lost connection; what it missed, the next look finds.
    for (const [channel, wake] of Object.entries(channels)) sql.listen(channel, wake, wake).catch(report)
    sql.listen(own, () => heard()).catch(report)
    return sql
  }

  async function check() {
    const told = new Promise<boolean>((resolve) => (heard = () => resolve(true)))
    await onPool('worker', (sql) => sql`select pg_notify(${own}, '')`)
    if (await Promise.race([told, after(patience)])) return
    log.warn('the listening connection is mute: replaced')
    await ears.end({ timeout: 1 }).catch(report)
    ears = open()
  }

  const checks = rounds('ears', everyCheck, check)
  return {
    async stop() {
      // Not waited for: a check may be under way.
      void checks.stop()
      await ears.end({ timeout: 2 })
    },
  }
}

const report = (error: unknown) => reportError(error, { where: 'listening' })

function after(milliseconds: number) {
  return new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
}
