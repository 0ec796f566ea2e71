import type { Sql } from 'postgres'
import { camel, headOf, nullsOf, plain, shapesOf } from './row-types'
import { sourcesIn } from './sources'

type Argument = {
  name: string
  type: string
  array: boolean
  labels: string[] | null
  standard: string | null
}
type Result = Omit<Argument, 'name' | 'standard'> & { rows: boolean }
type Act = { name: string; changes: boolean; roles: string[]; arguments: Argument[]; result: Result }

/** Which functions of api a generated module holds: those that change something, or those that only read. */
export type Kind = 'acts' | 'reads'

/**
 * Returns the module `acts` or `reads`: an entry for each function of api that the code calls by it. The catalogue
 * knows arguments, standard values, results and grants. The head of each file says which arguments and results may be
 * null, what a document looks like, and whether there is one row: `-- Null: until, result.`, `-- Type goals: string[].`,
 * `-- Rows: one or none.`
 */
export async function actTypes(sql: Sql, kind: Kind) {
  const called = calledIn(kind)
  const acts = (await readActs(sql)).filter(
    ({ name, changes }) => called.has(camel(name)) && changes === (kind === 'acts'),
  )
  const entries = acts.flatMap(entryOf)
  return [
    '// Long: one entry a function. Written by `npm run types` from the functions of api that the code calls; a test compares.',
    "import type { Sql } from 'postgres'",
    "import type { Identity } from '~/viewer/viewer'",
    `import { ${kind === 'acts' ? 'done, ' : ''}first, only, value } from './answers'`,
    "import { asSignIn, asViewer } from './as-viewer.server'",
    "import type { Row } from './rows'",
    ...entries,
    '',
  ].join('\n')
}

function calledIn(kind: Kind) {
  const sources = [...sourcesIn('app', '.ts', '.tsx'), ...sourcesIn('server', '.ts')]
  const calls = new RegExp(String.raw`\b${kind}\.(\w+)\(`, 'g')
  return new Set(sources.flatMap(({ text }) => [...text.matchAll(calls)].map(([, name]) => name!)))
}

function entryOf(act: Act) {
  const { name, roles } = act
  const fields = camelArguments(act)
  const isOptional = act.arguments.every(({ standard }) => standard !== null)
  const given =
    fields.length === 0
      ? []
      : [
          `{ ${fields.map(({ taken }) => taken).join(', ')} }: { ${fields.map(({ typed }) => typed).join('; ')} }${isOptional ? ' = {}' : ''}`,
        ]
  const call = `api.${name}(${fields.map(({ passed }) => passed).join(', ')})`
  const bySignIn = roles.every((role) => role === 'app_auth')
  const byViewer = roles.some((role) => ['app_admin', 'app_member', 'app_visitor'].includes(role))
  const parameters = [...(bySignIn ? [] : byViewer ? ['viewer: Identity'] : ['sql: Sql']), ...given].join(
    ', ',
  )
  const answer = answerOf(act, call)
  const body = bySignIn
    ? `asSignIn((sql) => ${answer})`
    : byViewer
      ? `asViewer(viewer, (sql) => ${answer})`
      : answer
  return ['', ...docOf(name), `export const ${camel(name)} = (${parameters}) =>`, `  ${body}`]
}

function camelArguments({ name, arguments: all }: Act) {
  const nulls = nullsOf(name)
  const shapes = shapesOf(name)
  return all.map((argument) => {
    const { name: column, type, standard } = argument
    const field = camel(column)
    const value = standard === null ? undefined : valueOf(standard)
    const mayBeNull = nulls.includes(column) || value === 'null'
    const sent = type === 'jsonb' ? `sql.json(${field} as never)` : field
    const nullable = type === 'jsonb' ? `${field} ? ${sent} : null` : `${field} ?? null`
    const base = shapes.get(column) ?? given(argument, `${name}.${column}`)
    return {
      taken: value && value !== 'null' ? `${field} = ${value}` : field,
      typed: `${field}${value ? '?' : ''}: ${base}${mayBeNull ? ' | null' : ''}`,
      passed: `${column} => \${${mayBeNull ? nullable : sent}}`,
    }
  })
}

/** The standard value of an argument, as PostgreSQL writes it, in TypeScript. */
function valueOf(standard: string) {
  const text = standard.replace(/::[\w. ]+(\[\])?$/, '')
  return text === "'{}'" ? '{}' : text.toLowerCase()
}

function answerOf({ name, result }: Act, call: string) {
  if (result.rows) {
    const most = headOf(name).match(/^-- Rows: (one|one or none)\.$/m)?.[1]
    const rows = `sql<${most === 'one' ? `[Row<'${name}'>]` : `Row<'${name}'>[]`}>\`select * from ${call}\``
    return most ? `${most === 'one' ? 'only' : 'first'}(${rows})` : rows
  }
  if (result.type === 'void') return `done(sql\`select ${call}\`)`
  const base = shapesOf(name).get('result') ?? typeOf(result, `${name} result`)
  return `value(sql<[{ value: ${base}${nullsOf(name).includes('result') ? ' | null' : ''} }]>\`select ${call} as value\`)`
}

/** What an argument may be: a bigint also a number, and any object for a document. */
function given(argument: Argument, where: string) {
  if (argument.type === 'jsonb') return 'object'
  return argument.type === 'int8' && !argument.array ? 'number | string' : typeOf(argument, where)
}

function typeOf({ type, array, labels }: Omit<Argument, 'name' | 'standard'>, where: string) {
  const one = labels ? labels.map((label) => `'${label}'`).join(' | ') : plain[type]
  if (!one) throw new Error(`api.${where} is ${type}, which has no type here`)
  if (!array) return one
  return labels ? `(${one})[]` : `${one}[]`
}

function docOf(name: string) {
  const lines = headOf(name)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^-- (Long|Null|Rows|Type \w+): /.test(line))
    .map((line) => line.replace(/^--/, ' *'))
  return ['/**', ...lines, ' */']
}

function readActs(sql: Sql) {
  return sql<Act[]>`
    with types as (
      select named.oid, coalesce(element.typname, t.typname)::text as type, element.oid is not null as array,
        (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
          where e.enumtypid = coalesce(element.oid, t.oid)) as labels
      from pg_type named
      join pg_type t on t.oid = coalesce(nullif(named.typbasetype, 0), named.oid)
      left join pg_type element on t.typcategory = 'A' and element.oid = t.typelem)
    select p.proname::text as name, p.provolatile = 'v' as changes,
      (select array_agg(r.rolname::text) from aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
        where a.grantee <> p.proowner) as roles,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', types.type, 'array', types.array,
          'labels', types.labels, 'standard', pg_get_function_arg_default(p.oid, i)) order by i)
        from generate_series(1, p.pronargs) i join types on types.oid = (p.proargtypes::oid[])[i - 1]), '[]') as arguments,
      (select jsonb_build_object('type', types.type, 'array', types.array, 'labels', types.labels, 'rows', p.proretset)
        from types where types.oid = p.prorettype) as result
    from pg_proc p where p.pronamespace = 'api'::regnamespace order by p.proname`
}
