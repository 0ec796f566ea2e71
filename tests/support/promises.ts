import type { Sql } from 'postgres'
import { expect } from 'vitest'
import { composeMail } from '~/domain/mails/compose'
import type { MailFigures } from '~/domain/mails/facts'
import { locales } from '~/i18n/locale'
import { nullsOf } from './row-types'

/** Expects that every promise of the product holds, and that no view shows a null that its file does not name. */
export async function expectPromises(owner: Sql) {
  expect([...(await owner`select * from api.invariant_violations where violations > 0`)]).toEqual([])
  // Without waits and what counts them: to plan it takes as long as to plan all other views.
  const views = await owner<{ name: string; columns: string[] }[]>`
    select c.relname::text as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'v' and c.relnamespace = 'api'::regnamespace
      and c.relname not in ('invariant_violations', 'waiting_for_team', 'waits')
    group by 1`
  for (const { name, columns } of views) {
    const filled = columns.filter((column) => !nullsOf(name).includes(column))
    const [row] = await owner`
      select ${filled.flatMap((column, at) => [at > 0 ? owner`,` : owner``, owner`bool_or(${owner(column)} is null) as ${owner(column)}`])}
      from ${owner(`api.${name}`)}`
    const nulls = Object.entries(row ?? {}).filter(([, some]) => some === true)
    expect(nulls.map(([column]) => `${name}.${column}`)).toEqual([])
  }
}

/**
 * Expects that every mail which was queued, with the content of the act that queued it, can be written in every language;
 * and that a reminder of what is gone can be deleted, of whatever kind it is.
 */
export async function expectMails(owner: Sql) {
  const [figures] = await owner<[MailFigures]>`select * from api.mail_figures()`
  const mails = await owner<{ kind: string; content: unknown }[]>`
    select distinct on (kind, keys) kind, content
    from private.outbox, lateral (select array_agg(k order by k) as keys from jsonb_object_keys(content) k) o
    where content ? 'name'`
  const unwritten: string[] = []
  for (const { kind, content } of mails)
    for (const locale of locales)
      try {
        composeMail({ kind, locale, content, origin: 'https://x.example', figures })
      } catch (error) {
        unwritten.push(`${kind} in ${locale}: ${String(error)}`)
      }
  expect(unwritten).toEqual([])
  expect([
    ...(await owner`
      select distinct r.kind from private.reminders r
      where not rules.reminder_over(row(r.kind, -1, r.step, now() - interval '2 years')::private.reminders)`),
  ]).toEqual([])
}
