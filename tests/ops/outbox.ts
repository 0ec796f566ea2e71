// Mails in the outbox, and what arrived of them.
import { messageId } from '~/integrations/mail.server'
import { until, type Database } from './database'

/** Queues so many mails at once; each has a key of its own. */
export async function queueMails({ look }: Database, count: number) {
  await look`
    select rules.queue_mail('ops:' || n, 'admin_retired', u.id, '{}'::jsonb)
    from generate_series(1, ${count}) n, (select min(id) as id from data.users) u`
}

export const queued = async ({ look }: Database) =>
  (
    await look<{ n: number }[]>`
    select count(*)::integer as n from private.outbox where status = 'queued'`
  )[0]!.n

export const allSent = (database: Database, patience = 120_000) =>
  until('all mails are sent', async () => (await queued(database)) === 0, patience)

/** Compares the mails, except those settled before, with what the mail server took. */
export async function compared(
  { look }: Database,
  { received, origin, before }: { received: { messageId: string }[]; origin: string; before: string[] },
) {
  const rows = await look<{ key: string; status: string }[]>`
    select key, status from private.outbox where not key = any (${before}::text[])`
  const arrived = new Map<string, number>()
  for (const { messageId: id } of received) arrived.set(id, (arrived.get(id) ?? 0) + 1)
  const known = new Set(rows.map(({ key }) => messageId(key, origin)))
  return {
    mails: rows.length,
    /** Did not arrive, or are not noted as sent. */
    lost: rows.filter(({ key, status }) => status !== 'sent' || !arrived.has(messageId(key, origin))).length,
    twice: received.length - arrived.size,
    unknown: [...arrived.keys()].filter((id) => !known.has(id)).length,
  }
}

/** The keys of the mails that no longer wait. */
export const settledKeys = async ({ look }: Database) =>
  (await look<{ key: string }[]>`select key from private.outbox where status <> 'queued'`).map(
    ({ key }) => key,
  )
