// The worker: what happens by the clock, the mails that wait in the outbox, and what waits for the payment provider.
// Any number of them may run.
import postgres from 'postgres'
import { deliverDueMails } from '~/domain/mails/deliver.server'
import { log, reportError } from '~/http/log.server'
import { mailServer } from '~/integrations/mail.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { runDueJobs } from './jobs'
import { paymentRounds } from './payments'
import { rounds } from './rounds'
import { surviveFaults } from './shutdown'

const everyTick = 30_000
const everyLook = 5000
const patience = 9000

surviveFaults()
const environment = environmentOrExit()
const sql = connect()
const server = environment.smtpUrl ? mailServer(environment) : undefined
const clock = rounds('jobs', everyTick, (stop) => runDueJobs(sql, stop))
const mails = server && rounds('mails', everyLook, (stop) =>
  deliverDueMails({ sql, server, origin: environment.publicOrigin }, stop))
const payments = paymentRounds(sql)

// The driver listens again by itself after a lost connection; what it missed, the next look finds.
for (const [channel, work] of [['outbox', mails], ['payments', payments]] as const) {
  if (work) sql.listen(channel, work.wake, work.wake).catch((error) => reportError(error, { where: 'listening' }))
}
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
    await sql.end({ timeout: 2 })
  } catch (error) {
    reportError(error, { where: 'closing' })
  }
  process.exit(0)
}

function connect() {
  const url = process.env.DATABASE_URL_WORKER
  if (!url) {
    process.stderr.write('DATABASE_URL_WORKER is missing; npm start sets it.\n')
    process.exit(1)
  }
  return postgres(url, {
    max: 5,
    idle_timeout: 60,
    connect_timeout: 5,
    transform: postgres.camel,
    connection: { application_name: 'mentoring worker' },
    onnotice: () => {},
  })
}
