import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Row } from '~/db/rows'
import { log, reportError } from '~/log.server'
import { mailFailure, type MailServer } from '~/integrations/mail.server'
import { composeMail, type MailFigures } from './compose'

export type Delivery = { sql: Sql; server: Pick<MailServer, 'sendMail'>; origin: string }

const batch = 20
// Even if every mail runs into its time limit, a batch ends well within its lease of two minutes.
const atOnce = 5
const pausesToSettle = [200, 500, 1000, 2000, 4000]

/**
 * Sends all mails that are due. After `stop` it finishes the mails being sent; the lease of the others
 * expires.
 */
export async function deliverDueMails(delivery: Delivery, stop?: AbortSignal) {
  for (;;) {
    if (stop?.aborted) return
    const mails = await delivery.sql<Row<'lease_mails'>[]>`select * from api.lease_mails(${batch})`
    if (mails.length > 0) await deliverBatch(delivery, mails, stop)
    if (mails.length < batch) return
  }
}

async function deliverBatch(delivery: Delivery, mails: Row<'lease_mails'>[], stop?: AbortSignal) {
  const [figures] = await delivery.sql<[Row<'mail_figures'>]>`select * from api.mail_figures()`
  const waiting = mails.values()
  const deliverNext = async () => {
    for (const mail of waiting) {
      if (stop?.aborted) return
      await deliver(delivery, mail, figures)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, deliverNext))
}

async function deliver({ sql, server, origin }: Delivery, leased: Row<'lease_mails'>, figures: MailFigures) {
  const { id, key, kind, toEmail, ...mail } = leased
  const failure = await attempt(id, async () => {
    const composed = composeMail({ kind, ...mail, origin, figures })
    await server.sendMail({ key, to: toEmail, replyTo: figures.teamEmail, ...composed })
  })
  if (failure) log.warn({ mail: id, kind, attempts: mail.attempts, failure }, 'mail not sent')
  else log.info({ mail: id, kind }, 'mail sent')
  await settle(sql, id, failure)
}

async function attempt(id: string, send: () => Promise<void>) {
  try {
    await send()
    return null
  } catch (error) {
    // Without a code from the mail server it is an unexpected error.
    if (!(error instanceof Error && 'code' in error)) reportError(error, { mail: id, where: 'writing' })
    return mailFailure(error)
  }
}

/** Retried while the database restarts; otherwise a sent mail would be sent again. */
async function settle(sql: Sql, id: string, failure: string | null) {
  for (const wait of pausesToSettle) {
    try {
      await sql`select api.settle_mail(${id}, ${failure})`
      return
    } catch (error) {
      reportError(error, { mail: id, where: 'settling' })
      await pause(wait)
    }
  }
}
