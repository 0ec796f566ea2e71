// The worker: runs scheduled jobs, sends the mails in the outbox and exchanges payments with Stripe. Any number of workers may run at the same time.
import fs from 'node:fs'
import { closePools, onPool } from '~/db/pools.server'
import { mailRound } from '~/domain/mails/rounds.server'
import { log, reportError } from '~/log.server'
import { mailServer } from '~/integrations/mail.server'
import { certificateEnd } from '../scripts/lib/certificate.mjs'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { clockWatch } from './clock-watch'
import { runDueJobs } from './jobs'
import { listenForMetrics } from './metrics'
import { listenForNotifications } from './notification-listener'
import { paymentLoops } from './payments'
import { pollLoop } from './poll-loop'
import { onStop } from './shutdown'

// Milliseconds.
const jobInterval = 30_000
const mailInterval = 5000
const certificateInterval = 60 * 60_000
const closeTimeout = 9000

const environment = environmentOrExit()
const server = environment.smtpUrl ? mailServer(environment) : undefined
const inDoubt = clockWatch()
const jobs = pollLoop('jobs', jobInterval, async (stop) => {
  await onPool('worker', (sql) => runDueJobs(sql, inDoubt, stop))
  touch(process.env.HEALTH_FILE)
})
const mails =
  server &&
  pollLoop('mails', mailInterval, (stop) =>
    onPool('worker', (sql) => mailRound({ sql, server, origin: environment.publicOrigin }, stop)),
  )
const payments = paymentLoops()
const certificate =
  environment.https &&
  pollLoop('certificate', certificateInterval, async () => {
    // Where nothing answers, or it has ended, what was known before tells it.
    const until = await certificateEnd(new URL(environment.publicOrigin)).catch(() => undefined)
    if (until) await onPool('worker', (sql) => sql`select api.store_certificate(${until})`)
  })
const metricsPort = listenForMetrics(environment, environment.metricsWorkerPort, 'worker')

const listener = listenForNotifications({
  jobs: jobs.wake,
  ...(mails && { outbox: mails.wake }),
  ...(payments && { payments: payments.wake }),
})
log.info({ mails: server ? 'sent' : 'kept in the outbox' }, 'working')

onStop((why) => void close(why))

/** The sign of a round that ended well, for scripts/health.mjs. */
function touch(file: string | undefined) {
  if (file) fs.utimes(file, new Date(), new Date(), () => {})
}

let closing = false

async function close(why: string) {
  if (closing) return
  closing = true
  log.info({ why }, 'closing')
  setTimeout(() => process.exit(), closeTimeout)
  try {
    await Promise.all([jobs.stop(), mails?.stop(), payments?.stop(), certificate && certificate.stop()])
    server?.close()
    metricsPort.close()
    await Promise.all([listener.stop(), closePools()])
  } catch (error) {
    reportError(error, { where: 'closing' })
  }
  process.exit()
}
