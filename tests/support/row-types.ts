import type { Sql } from 'postgres'
import { sourcesIn, type Source } from './sources'

type Column = {
  relation: string
  column: string
  type: string
  array: boolean
  labels: string[] | null
  /** An argument of the function, no column of its rows. */
  given: boolean
}

const plain: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  citext: 'string',
  name: 'string',
  date: 'string',
  time: 'string',
  int8: 'string',
  numeric: 'string',
  uuid: 'string',
  interval: 'string',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  regclass: 'string',
}

/**
 * Returns the row types of api's views and table functions as TypeScript. The catalogue knows columns and types. The
 * head of each file says which columns may be null and what a document looks like: `-- Null: paid_at.` and `-- Type
 * proofs: { id: number }[].` Throws for a line that names no column.
 */
export async function rowTypes(sql: Sql) {
  const columns = await readColumns(sql)
  const relations = [...new Set(columns.filter(({ given }) => !given).map(({ relation }) => relation))]
  return [
    '// Long: one type a row. Written by `npm run types` from the views and functions of api; a test compares.',
    '/** What a row of each view and of each function that returns a table holds, by its name in schema api. */',
    'export type Rows = {',
    ...relations.flatMap((relation) => typeOf(relation, columns)),
    '}',
    '',
    '/** A row of a view or function of api. */',
    'export type Row<Name extends keyof Rows> = Rows[Name]',
    '',
  ].join('\n')
}

/** Returns the columns of a view, or the arguments and result of a function, that may be null, from its file. */
export function nullsOf(relation: string) {
  const lines = headOf(relation).match(/^-- Null: (.+)\.$/m)?.[1]
  return lines === undefined ? [] : lines.split(/,\s+/)
}

/** Returns the types of documents that the head of a file names. */
export const shapesOf = (relation: string) =>
  new Map(
    [...headOf(relation).matchAll(/^-- Type (\w+): (.+)\.$/gm)].map(([, name, shape]) => [name!, shape!]),
  )

function typeOf(relation: string, columns: Column[]) {
  const own = columns.filter((column) => column.relation === relation)
  const nulls = nullsOf(relation)
  const shapes = shapesOf(relation)
  const unknown = [...nulls, ...shapes.keys()].filter((name) => own.every(({ column }) => column !== name))
  if (unknown.length > 0) throw new Error(`api.${relation} has no ${unknown.join(', ')}`)
  return [
    `  ${relation}: {`,
    ...own
      .filter(({ given }) => !given)
      .map((column) => {
        const type = shapes.get(column.column) ?? base(column)
        return `    ${camel(column.column)}: ${type}${nulls.includes(column.column) ? ' | null' : ''}`
      }),
    '  }',
  ]
}

/** Returns the type of a column, an argument or a result. Throws for a type that has none here. */
export function base({ relation, column, type, array, labels }: Omit<Column, 'given'>) {
  const one = labels ? labels.map((label) => `'${label}'`).join(' | ') : plain[type]
  if (!one) throw new Error(`api.${relation}.${column} is ${type}, which has no type here`)
  if (!array) return one
  return labels ? `(${one})[]` : `${one}[]`
}

// Cached, because a test asks for each column of each view.
let sources: Map<string, Source> | undefined

/** Returns the comment at the start of a relation's file. */
export const headOf = (relation: string) => /^(--.*\n)+/.exec(sourceOf(relation)?.text ?? '')?.[0] ?? ''

/** The file of a view or function of api. */
export function sourceOf(relation: string) {
  sources ??= new Map(
    [
      ...sourcesIn('sql/functions', '.sql').filter(({ file }) => file.includes('/api/')),
      ...sourcesIn('sql/views', '.sql'),
    ].map((source) => [source.file.replace(/^.*\/(\w+)\.sql$/, '$1'), source]),
  )
  return sources.get(relation)
}

export const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function readColumns(sql: Sql) {
  return sql<Column[]>`
    with columns as (
      select c.relname::text as relation, a.attname::text as column, a.atttypid as type, a.attnum as position, false as given
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'api'::regnamespace and c.relkind = 'v'
      union all
      select p.proname, p.proargnames[i], p.proallargtypes[i], i, p.proargmodes[i] <> 't'
      from pg_proc p, generate_subscripts(p.proallargtypes, 1) i
      where p.pronamespace = 'api'::regnamespace)
    select columns.relation, columns.column, columns.given, coalesce(element.typname, t.typname)::text as type,
      element.oid is not null as array,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
        where e.enumtypid = coalesce(element.oid, t.oid)) as labels
    from columns join pg_type named on named.oid = columns.type
    join pg_type t on t.oid = coalesce(nullif(named.typbasetype, 0), named.oid)
    left join pg_type element on t.typcategory = 'A' and element.oid = t.typelem
    order by columns.relation, columns.position`
}
