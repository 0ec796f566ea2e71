// Removes what enforces a promise. Used only in the copy of the database on which a twin runs.
import type { Sql } from 'postgres'

/** Drops indexes of the schema data. */
export const withoutIndex =
  (...names: string[]) =>
  async (owner: Sql) => {
    for (const name of names) await owner.unsafe(`drop index data.${name}`)
  }

/** Drops a constraint of a table. */
export const withoutConstraint = (table: string, name: string) => async (owner: Sql) => {
  await owner.unsafe(`alter table ${table} drop constraint ${name} cascade`)
}

/** Removes the row locks from these functions. */
export const withoutLocks =
  (...functions: string[]) =>
  async (owner: Sql) => {
    for (const name of functions)
      await rewrite(owner, name, /for no key update( of \w+)?( skip locked)?/g, '')
  }

/** Replaces a piece of a function's text; throws when the piece is not there. */
export const withoutText =
  (name: string, piece: string | RegExp, by = '') =>
  (owner: Sql) =>
    rewrite(owner, name, piece, by)

/** Combines several of these. */
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
