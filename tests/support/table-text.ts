import type { Sql } from 'postgres'
import { sqlFiles } from '../../scripts/lib/sql-files.mjs'

type Line = { table: string; text: string }

/**
 * Returns the tables after all migrations as readable SQL, in the order of the migrations that created them: their
 * subject, types, then each table with its comments, constraints and indexes.
 */
export async function tableText(sql: Sql) {
  const [types, comments, columns, constraints, indexes] = await Promise.all([
    readTypes(sql),
    readComments(sql),
    readColumns(sql),
    readConstraints(sql),
    readIndexes(sql),
  ])
  const of = (lines: readonly Line[], table: string) =>
    lines.filter((line) => line.table === table).map(({ text }) => text)
  return [
    '-- The tables as they stand after all migrations. Written by `npm run types`; a test compares. Nobody runs it.',
    '',
    ...types.map(({ text }) => `${text};`),
    ...sqlFiles('migrations').flatMap(({ text: migration }) => {
      const created = [...migration.matchAll(/^create table (\S+)/gm)].map(([, table]) => table!)
      const [subject] = /^(--.*\n)+/.exec(migration)!
      return created.flatMap((table, place) => [
        '',
        ...(place === 0 ? [subject] : []),
        ...of(comments, table),
        `create table ${table} (`,
        [...of(columns, table), ...of(constraints, table)].join(',\n'),
        ');',
        ...of(indexes, table).map((line) => `${line};`),
      ])
    }),
    '',
  ].join('\n')
}

const ours = (sql: Sql) => sql`('data'::regnamespace, 'private'::regnamespace)`

function readTypes(sql: Sql) {
  return sql<Line[]>`
    select '' as table, format('create type %s as enum (%s)', t.oid::regtype,
      string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as text
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace in ${ours(sql)}
    group by t.oid order by 2`
}

/** The comments of tables. */
function readComments(sql: Sql) {
  return sql<Line[]>`
    select d.objoid::regclass::text as table, '-- ' || d.description as text
    from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
    where d.objsubid = 0 and c.relnamespace in ${ours(sql)}`
}

/** Each with the comment of its column above it. */
function readColumns(sql: Sql) {
  return sql<Line[]>`
    select c.oid::regclass::text as table,
      coalesce('  -- ' || col_description(c.oid, a.attnum) || chr(10), '')
      || '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated as identity'
        when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace in ${ours(sql)} and c.relkind in ('r', 'p')
    order by 1, a.attnum`
}

function readConstraints(sql: Sql) {
  return sql<Line[]>`
    select n.conrelid::regclass::text as table, '  constraint ' || n.conname || ' ' || pg_get_constraintdef(n.oid) as text
    from pg_constraint n
    where n.connamespace in ${ours(sql)} and n.contype <> 'n'
    order by 1, array_position(array['p', 'u', 'f', 'c', 'x'], n.contype::text), n.conname`
}

function readIndexes(sql: Sql) {
  return sql<Line[]>`
    select i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ${ours(sql)}
      and not exists (select from pg_constraint n where n.conindid = i.indexrelid and n.contype in ('p', 'u', 'x'))
    order by 1, c.relname`
}
