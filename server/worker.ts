// The worker: what happens by the clock, the mails that wait in the outbox, and what waits for the payment provider.
// Any number of them may run.
import { closePools, onPool } from '~/db/pools.server'
import { deliverDueMails } from '~/domain/mails/deliver.server'
import { log, reportError } from '~/log.server'
import { mailServer } from '~/integrations/mail.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { listenFor } from './ears'
import { runDueJobs } from './jobs'
import { paymentRounds } from './payments'
import { rounds } from './rounds'
import { surviveFaults } from './shutdown'

const everyTick = 30_000
const everyLook = 5000
const patience = 9000

const environment = environmentOrExit()
surviveFaults()
const server = environment.smtpUrl ? mailServer(environment) : undefined
const clock = rounds('jobs', everyTick, (stop) => onPool('worker', (sql) => runDueJobs(sql, stop)))
const mails =
  server &&
  rounds('mails', everyLook, (stop) =>
    onPool('worker', (sql) => deliverDueMails({ sql, server, origin: environment.publicOrigin }, stop)),
  )
const payments = paymentRounds()

const ears = listenFor({ ...(mails && { outbox: mails.wake }), ...(payments && { payments: payments.wake }) })
log.info({ mails: server ? 'sent' : 'kept in the outbox' }, 'working')

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void close(signal))
// The start script that holds the other end was killed.
process.on('disconnect', () => void close('disconnect'))

let closing = false

async function close(why: string) {
  if (closing) return
  closing = true
  log.info({ why }, 'closing')
  setTimeout(() => process.exit(0), patience)
  try {
    await Promise.all([clock.stop(), mails?.stop(), payments?.stop()])
    server?.close()
    await Promise.all([ears.stop(), closePools()])
  } catch (error) {
    reportError(error, { where: 'closing' })
  }
  process.exit(0)
}
