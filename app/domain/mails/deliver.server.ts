import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import * as acts from '~/db/generated/acts.server'
import type { Row } from '~/db/generated/rows'
import { log, reportError } from '~/log.server'
import { metrics } from '~/metrics.server'
import { isUnknownAddress, mailFailure, mayBeDown, type MailServer } from '~/integrations/mail.server'
import { composeMail } from './compose'
import type { MailFigures } from './facts'

export type Delivery = {
  sql: Sql
  server: Pick<MailServer, 'sendMail' | 'answers'>
  origin: string
}
type Leased = Row<'lease_mails'>
type Batch = Delivery & { figures: MailFigures; isUp: () => Promise<boolean>; released: Leased[] }

const batch = 20
// Even if every mail runs into its time limit, a batch ends well within its lease of two minutes.
const atOnce = 5
const pausesToSettle = [200, 500, 1000, 2000, 4000]

/**
 * Sends all mails that are due. After `stop` it finishes the mails being sent; the lease of the others expires. When the
 * mail server is down it stops, returns the mails without a try, and answers false.
 */
export async function deliverDueMails(delivery: Delivery, stop?: AbortSignal): Promise<boolean> {
  for (;;) {
    if (stop?.aborted) return true
    const mails = await delivery.sql<Leased[]>`select * from api.lease_mails(${batch})`
    if (mails.length > 0 && !(await deliverBatch(delivery, mails, stop))) return false
    if (mails.length < batch) return true
  }
}

async function deliverBatch(delivery: Delivery, mails: Leased[], stop?: AbortSignal) {
  const [figures] = await delivery.sql<[Row<'mail_figures'>]>`select * from api.mail_figures()`
  const released: Leased[] = []
  const running = { ...delivery, figures, isUp: askedOnce(delivery.server.answers), released }
  const waiting = mails.values()
  const deliverNext = async () => {
    for (const mail of waiting) {
      if (stop?.aborted) return
      if (released.length > 0) released.push(mail)
      else await deliver(running, mail)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, deliverNext))
  if (released.length === 0) return true
  const ids = released.map(({ id }) => id)
  await settled(delivery.sql, (sql) => acts.releaseMails(sql, { mailIds: ids }))
  return false
}

/** Callers that ask while an answer is under way share it. */
function askedOnce(ask: () => Promise<boolean>) {
  let asking: Promise<boolean> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}

async function deliver(running: Batch, leased: Leased) {
  const { sql, server, origin, figures, released } = running
  const { id, key, kind, toEmail, ...mail } = leased
  const send = () => {
    const composed = composeMail({ kind, ...mail, origin, figures })
    return server.sendMail({ key, to: toEmail, replyTo: figures.teamEmail, ...composed })
  }
  const error = await failureOf(send)
  if (error && mayBeDown(error) && !(await running.isUp())) return void released.push(leased)
  const failure = error && mailFailure(error)
  // Without a code from the mail server it is an unexpected error.
  if (error && !('code' in error)) reportError(error, { mail: id, where: 'writing' })
  if (failure) log.warn({ mail: id, kind, attempts: mail.attempts, failure }, 'mail not sent')
  else log.info({ mail: id, kind }, 'mail sent')
  metrics[failure ? 'mailsFailed' : 'mailsSent'].inc()
  await settled(sql, (now) => now`select api.settle_mail(${id}, ${failure}, ${isUnknownAddress(error)})`, id)
}

async function failureOf(send: () => Promise<void>) {
  try {
    await send()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(typeof error)
  }
}

/** Repeated while the database restarts; otherwise a sent mail would be sent again. */
async function settled(sql: Sql, settle: (sql: Sql) => PromiseLike<unknown>, mail?: string) {
  for (const wait of pausesToSettle) {
    try {
      await settle(sql)
      return
    } catch (error) {
      reportError(error, { mail, where: 'settling' })
      await pause(wait)
    }
  }
}
