// Time functions of the database that return another value for a while; nothing else is faked.
import type { Sql } from 'postgres'

async function pretending<T>(owner: Sql, name: string, head: string, says: string, work: () => Promise<T>) {
  const [original] = await owner`select pg_get_functiondef(${name}::regproc) as definition`
  await owner.unsafe(
    `create or replace function ${name}${head} language sql stable set search_path = '' as $$ select ${says} $$`,
  )
  try {
    return await work()
  } finally {
    await owner.unsafe(original!.definition as string)
  }
}

/** Runs some work as if today were the Monday of this week. */
export const onMonday = <T>(owner: Sql, work: () => Promise<T>) => {
  const monday = `date_trunc('week', at at time zone 'Europe/Athens')::date`
  return pretending(owner, 'rules.local_date', '(at timestamptz default now()) returns date', monday, work)
}

/** Runs some work as if every session were cancelled freely until a moment: `now() + interval '1 hour'`. */
export const whileFreeUntil = <T>(owner: Sql, until: string, work: () => Promise<T>) =>
  pretending(owner, 'rules.free_cancellation_until', '(day date) returns timestamptz', until, work)
