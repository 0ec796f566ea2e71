import type { TransactionSql } from 'postgres'
import { act, asSignIn } from '~/db/act.server'
import type { Woman } from './people'

type Arguments = Record<string, unknown>

/** Calls a function of api as a signed-in user in a role; returns its result. */
export const call = async <T = unknown>(woman: Woman, name: string, args: Arguments = {}) =>
  act(woman.viewer, (sql) => callIn<T>(sql, name, args))

/** Withdraws from a purchase, by the mentee, who saw what goes back now; returns the refund's id. */
export const withdrawAsShown = async (woman: Woman & { purchaseId: number }, how: Arguments = {}) =>
  act(woman.viewer, async (sql) => {
    const { purchaseId } = woman
    const [shown] = await sql`select refund_cents from api.purchase_refunds where purchase_id = ${purchaseId}`
    const seenCents = shown?.refundCents ?? 0
    return callIn<number>(sql, 'withdraw_purchase', { purchaseId, seenCents, ...how })
  })

/** The same for functions that return one document; its field names stay as they are. */
export const document = async <T = Record<string, unknown>>(
  woman: Woman,
  name: string,
  args: Arguments = {},
) =>
  act(woman.viewer, async (sql) => {
    const [row] = await statement(sql, 'select to_jsonb(d)::text as text from', name, args, 'as d (d)')
    return JSON.parse(String(row?.text)) as T
  })

/** The same for functions that return a table. */
export const list = async <T = Record<string, unknown>>(woman: Woman, name: string, args: Arguments = {}) =>
  act(woman.viewer, async (sql) => [...(await statement(sql, `select * from`, name, args))] as T[])

/** Returns what a user may read of a table with her own rights: every column granted to her role. */
export const readTable = async (woman: Woman, table: string) =>
  act(woman.viewer, async (sql) => {
    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${`data.${table}`}::regclass and attnum > 0 and has_column_privilege(attrelid, attnum, 'select')`
    const granted = columns.length > 0 ? sql(columns.map(({ name }) => name)) : sql`*`
    return [...(await sql`select ${granted} from ${sql(`data.${table}`)}`)]
  })

/** Calls a function of the login for signing in. */
export const callSignIn = async (name: string, args: Arguments) =>
  asSignIn(async (sql) => [...(await statement(sql, 'select * from', name, args))])

/** The same in a transaction that is open. */
export async function callIn<T>(sql: TransactionSql, name: string, args: Arguments) {
  const [row] = await statement(sql, 'select', name, args)
  return Object.values(row ?? {})[0] as T
}

function statement(sql: TransactionSql, select: string, name: string, args: Arguments, alias = '') {
  const given = Object.entries(args).filter(([, argument]) => argument !== undefined)
  const names = given.map(([key], index) => `${snake(key)} => $${index + 1}`)
  return sql.unsafe(
    `${select} api.${name}(${names.join(', ')}) ${alias}`,
    given.map(([, argument]) => argument) as never[],
  )
}

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
