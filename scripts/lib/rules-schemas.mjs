// Functions, views, triggers, policies and reference data are dropped and created again from their files, in one
// transaction, whenever one of the files has changed. Only tables stay.
import path from 'node:path'
import { runFile, SqlFileError, sqlFiles } from './sql-files.mjs'

/** @typedef {import('postgres').TransactionSql} Transaction @typedef {import('./sql-files.mjs').SqlFile} SqlFile */

const schemas = /** @type {const} */ (['rules', 'api'])

/** In this order they run, each with its role. */
export function rebuiltFiles() {
  return [
    { files: sqlFiles('schemas.sql'), role: null },
    {
      files: [...sqlFiles('functions'), ...inOrder(sqlFiles('views')), ...sqlFiles('triggers')],
      role: 'app_rules',
    },
    { files: sqlFiles('policies'), role: 'app_owner' },
    { files: sqlFiles('seeds/reference'), role: 'app_rules' },
  ]
}

/** Sorts views: a view stands after the views that it reads. @param {SqlFile[]} views */
function inOrder(views) {
  /** @type {SqlFile[]} */
  const sorted = []
  const place = (/** @type {SqlFile} */ view) => {
    if (sorted.includes(view)) return
    for (const other of views)
      if (other !== view && new RegExp(`\\b(from|join) ${nameOf(other)}\\b`).test(view.text)) place(other)
    sorted.push(view)
  }
  views.forEach(place)
  return sorted
}
const nameOf = (/** @type {SqlFile} */ { name }) => `api\\.${path.basename(name, '.sql')}`

/**
 * Drops and creates everything again. Throws when that would change a table.
 * @param {Transaction} sql @param {ReturnType<typeof rebuiltFiles>} steps
 */
export async function rebuild(sql, steps) {
  // Functions may be created in any order: their bodies are checked when all of them exist.
  await sql`set local check_function_bodies = off`
  const before = await fingerprint(sql)
  await sql.unsafe(dropEverything).simple()
  for (const { files, role } of steps) {
    if (role) await sql.unsafe(`set local role ${role}`)
    // Sent without waiting for each answer; PostgreSQL runs them in order and stops at the first that fails.
    await Promise.all(files.map((file) => runFile(sql, file)))
    await sql`reset role`
  }
  await checkBodies(
    sql,
    steps.flatMap(({ files }) => files),
  )
  refuseChanges(before, await fingerprint(sql))
}

const dropEverything = `
do $$
declare
  each record;
begin
  for each in select * from pg_policies where schemaname in ('data', 'private') loop
    execute format('drop policy %I on %I.%I', each.policyname, each.schemaname, each.tablename);
  end loop;
  for each in
    select t.tgname, t.tgrelid::regclass as on_table from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace in (select oid from pg_namespace where nspname in ('data', 'private')) and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', each.tgname, each.on_table);
  end loop;
end $$;
drop schema if exists rules, api cascade`

/**
 * Returns what dropping the functions could silently remove from the tables.
 * @param {Transaction} sql @returns {Promise<Set<string>>}
 */
async function fingerprint(sql) {
  const rows = await sql`
    with tables as (
      select c.oid, c.oid::regclass::text as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('data', 'private') and c.relkind in ('r', 'p'))
    select 'constraint ' || conname || ' on ' || name || ': ' || pg_get_constraintdef(con.oid) as thing
    from pg_constraint con join tables on tables.oid = con.conrelid
    union all
    select 'default of ' || name || '.' || attname || ': ' || pg_get_expr(adbin, adrelid)
    from pg_attrdef d join tables on tables.oid = d.adrelid
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    union all
    select 'index ' || pg_get_indexdef(indexrelid) from pg_index i join tables on tables.oid = i.indrelid`
  return new Set(rows.map(({ thing }) => String(thing)))
}

function refuseChanges(/** @type {Set<string>} */ before, /** @type {Set<string>} */ after) {
  const lost = [...before].filter((thing) => !after.has(thing))
  const added = [...after].filter((thing) => !before.has(thing))
  if (lost.length + added.length === 0) return
  throw new Error(
    [
      'Rebuilding the functions would change tables, so nothing was done. A constraint, default or index ' +
        'must not use a function of the schemas rules or api, and only a migration may add one.',
      ...lost.map((thing) => `  lost: ${thing}`),
      ...added.map((thing) => `  added: ${thing}`),
    ].join('\n'),
  )
}

/**
 * Checks the bodies of functions, of all or of those with these names.
 * @param {Transaction} sql @param {SqlFile[]} files @param {string[]} [names]
 */
export async function checkBodies(sql, files, names) {
  const functions = await sql`
    select p.oid, n.nspname || '.' || p.proname as name, p.prosrc as body, v.proname as validator
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang
    join pg_proc v on v.oid = l.lanvalidator
    where n.nspname = any(${[...schemas]}) and l.lanname in ('sql', 'plpgsql')
      and (${names === undefined} or n.nspname || '.' || p.proname = any(${names ?? []}))
    order by 1`
  await sql`set local check_function_bodies = on`
  await sql`set local search_path = ''`
  await sql`set local role app_rules`
  await Promise.all(
    functions.map((each) =>
      sql.unsafe(`select pg_catalog.${each.validator}($1::oid)`, [each.oid]).catch((error) => {
        throw located(each, error, files)
      }),
    ),
  )
  await sql`reset role`
  await sql`reset search_path`
}

/** @param {import('postgres').Row} each @param {unknown} error @param {SqlFile[]} files */
function located(each, error, files) {
  const start = new RegExp(`create\\s+function\\s+${each.name.replace('.', '\\.')}\\b`, 'i')
  const file = files.find(({ text }) => start.test(text) && text.includes(each.body))
  if (!file) return error
  const body = file.text.indexOf(each.body)
  const { internal_position: position, where = '' } = /** @type {Record<string, string>} */ (error)
  const line = Number(/near line (\d+)/.exec(where)?.[1] ?? 1)
  const within = position
    ? Number(position) - 1
    : each.body
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
  return new SqlFileError(file, error, body + within)
}
