// What holds the promises, taken away: only ever in a copy of the database that a twin runs on.
import type { Sql } from 'postgres'

/** Drops indexes of the data schema. */
export const withoutIndex =
  (...names: string[]) =>
  async (owner: Sql) => {
    for (const name of names) await owner.unsafe(`drop index data.${name}`)
  }

/** Drops a constraint of a table. */
export const withoutConstraint = (table: string, name: string) => async (owner: Sql) => {
  await owner.unsafe(`alter table ${table} drop constraint ${name} cascade`)
}

/** These functions take no row for themselves any more. */
export const withoutLocks =
  (...functions: string[]) =>
  async (owner: Sql) => {
    for (const name of functions)
      await rewrite(owner, name, /for no key update( of \w+)?( skip locked)?/g, '')
  }

/** Replaces a piece of a function's text; that it is still there is part of the test. */
export const withoutText =
  (name: string, piece: string | RegExp, by = '') =>
  (owner: Sql) =>
    rewrite(owner, name, piece, by)

/** Several of these. */
export const without =
  (...removals: ((owner: Sql) => Promise<unknown>)[]) =>
  async (owner: Sql) => {
    for (const remove of removals) await remove(owner)
  }

async function rewrite(owner: Sql, name: string, piece: string | RegExp, by: string) {
  const [row] = await owner<{ text: string }[]>`select pg_get_functiondef(${name}::regproc) as text`
  const text = row!.text.replaceAll(typeof piece === 'string' ? piece : new RegExp(piece, 'g'), by)
  if (text === row!.text) throw new Error(`${name} holds nothing like ${piece}`)
  await owner.unsafe(text)
}
