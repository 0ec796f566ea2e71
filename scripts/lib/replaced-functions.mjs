// Most updates change what functions do and not how they are called. Such a function is replaced where it stands: no table
// and no view is locked, and who runs it meanwhile ends with the old one. All other changes are a rebuild.
import { hashOfFiles, runFile } from './sql-files.mjs'
import { checkBodies } from './rules-schemas.mjs'

/** @typedef {import('postgres').TransactionSql} Transaction @typedef {import('./sql-files.mjs').SqlFile} SqlFile */

/** One function and its grants: how it is called (`head`) and its name. */
const oneFunction =
  /^(?:--.*\n|\s)*(?<head>create function (?<name>[\w.]+)\([\s\S]*?)\sas\s+(?<quote>\$\w*\$)(?:(?!\k<quote>)[\s\S])*\k<quote>;\s*(?:grant execute on function [^;]*;\s*)*$/

const headOf = (/** @type {SqlFile} */ { text }) => oneFunction.exec(text)?.groups?.head ?? null
const nameIn = (/** @type {SqlFile} */ { text }) => oneFunction.exec(text)?.groups?.name ?? ''
const isFunction = (/** @type {SqlFile} */ { name }) => name.startsWith('sql/functions/')
const isSeed = (/** @type {SqlFile} */ { name }) => name.startsWith('sql/seeds/reference/')

/** Records what the database was made from. @param {Transaction} tx @param {SqlFile[]} files @param {string} code  the hash of all of it */
export async function recordFiles(tx, files, code) {
  const rows = files.map((file) => ({
    name: file.name,
    code,
    hash: hashOfFiles([file]),
    head: headOf(file),
  }))
  await tx`delete from migration.files`
  await tx`insert into migration.files ${tx(rows)}`
}

/**
 * Returns the files that have changed since the database was made, if it is enough to run these: functions that are called
 * as before or are new, and reference data. Undefined if only a rebuild brings the change about.
 * @param {Transaction} tx @param {SqlFile[]} files @param {string | undefined} code  what the database was made from
 * @returns {Promise<{ replaced: SqlFile[], added: SqlFile[], seeds: SqlFile[] } | undefined>}
 */
export async function changesInPlace(tx, files, code) {
  const recorded = new Map(
    (await tx`select name, hash, head from migration.files where code = ${code ?? ''}`).map((row) => [
      row.name,
      row,
    ]),
  )
  const names = new Set(files.map(({ name }) => name))
  if (recorded.size === 0 || [...recorded.keys()].some((name) => !names.has(name))) return undefined
  const changed = files.filter((file) => recorded.get(file.name)?.hash !== hashOfFiles([file]))
  const functions = changed.filter(isFunction)
  const seeds = changed.filter(isSeed)
  if (functions.length + seeds.length < changed.length) return undefined
  const added = functions.filter(({ name }) => !recorded.has(name))
  const replaced = functions.filter(({ name }) => recorded.has(name))
  const isCalledAsBefore = replaced.every(
    (file) => headOf(file) && headOf(file) === recorded.get(file.name)?.head,
  )
  if (!isCalledAsBefore || !added.every(headOf)) return undefined
  // Of two functions with one name it is not known which a file means.
  const [found] = await tx`select bool_and(to_regproc(name) is not null) as all from unnest(${replaced.map(
    nameIn,
  )}::text[]) as name`
  return found?.all === false ? undefined : { replaced, added, seeds }
}

/** @param {Transaction} tx @param {NonNullable<Awaited<ReturnType<typeof changesInPlace>>>} changes */
export async function replaceInPlace(tx, { replaced, added, seeds }) {
  await tx`set local check_function_bodies = off`
  await tx`set local role app_rules`
  // What a file no longer grants must go: a replaced function keeps its grants.
  const granted = await tx`
    select p.oid::regprocedure::text as name,
      string_agg(case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ', ') as grantees
    from unnest(${replaced.map(nameIn)}::text[]) as given join pg_proc p on p.oid = to_regproc(given)
    cross join aclexplode(p.proacl) as a where a.grantee <> p.proowner group by p.oid`
  for (const { name, grantees } of granted)
    await tx.unsafe(`revoke execute on function ${name} from ${grantees}`)
  for (const file of replaced)
    await runFile(tx, { ...file, text: file.text.replace(/^create function/m, 'create or replace function') })
  for (const file of added) await runFile(tx, file)
  const functions = [...replaced, ...added]
  await checkBodies(tx, functions, functions.map(nameIn))
  await tx`set local role app_rules`
  for (const file of seeds) await runFile(tx, file)
  await tx`reset role`
}
