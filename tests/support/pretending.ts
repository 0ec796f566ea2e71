// Functions of the database that do something else for a while; nothing else is faked.
import type { Sql } from 'postgres'
import { cell } from './rows'

/** Runs some work while a function has another body. */
export async function pretending<T>(owner: Sql, name: string, body: string, work: () => Promise<T>) {
  const original = await cell<string>(owner`select pg_get_functiondef(${name}::regproc)`)
  const [head] = original.split('$function$')
  await owner.unsafe(`${head} $function$ ${body} $function$`)
  try {
    return await work()
  } finally {
    await owner.unsafe(original)
  }
}

/** Runs some work as if it were another day in Athens: `'1999-12-31'::date`. */
export const onDay = <T>(owner: Sql, day: string, work: () => Promise<T>) =>
  pretending(owner, 'rules.local_date', `select ${day}`, work)

/** Runs some work as if today were the Monday of this week. */
export const onMonday = <T>(owner: Sql, work: () => Promise<T>) =>
  onDay(owner, `date_trunc('week', at at time zone 'Europe/Athens')::date`, work)

/** Runs some work as if every session were cancelled freely until a moment: `now() + interval '1 hour'`. */
export const whileFreeUntil = <T>(owner: Sql, until: string, work: () => Promise<T>) =>
  pretending(owner, 'rules.free_cancellation_until', `select ${until}`, work)
