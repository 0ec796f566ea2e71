// Small writes that go on while something breaks. What was confirmed must be there afterwards.
import type { Database } from './database'

/** Queues mails one after the other until `stop`; refused writes are tried no second time. */
export function keepWriting({ look }: Pick<Database, 'look'>, name: string) {
  const confirmed: string[] = []
  let refused = 0
  let over = false
  const write = async (key: string) => {
    await look`
      select rules.queue_mail(${key}, 'admin_retired', u.id, '{}'::jsonb)
      from (select min(id) as id from data.users) u`
    confirmed.push(key)
  }
  const ended = (async () => {
    for (let n = 0; !over; n += 1)
      await write(`${name}:${n}`).catch(() => {
        refused += 1
      })
  })()
  return {
    confirmed,
    refused: () => refused,
    async stop() {
      over = true
      await ended
    },
  }
}

/** How many confirmed writes are gone. */
export async function gone({ look }: Pick<Database, 'look'>, confirmed: string[]) {
  const [row] = await look<{ n: number }[]>`
    select count(*)::integer as n from unnest(${confirmed}::text[]) given(key)
    where not exists (select from private.outbox o where o.key like given.key || ':%')`
  return row!.n
}

export async function brokenInvariants({ look }: Pick<Database, 'look'>) {
  const [row] = await look<{ n: number }[]>`
    select count(*)::integer as n from api.invariant_violations where violations > 0`
  return row!.n
}
