import type { Sql } from 'postgres'
import { base, camel, headOf, nullsOf, shapesOf, sourceOf } from './row-types'
import { sourcesIn } from './sources'

type Type = { type: string; array: boolean; labels: string[] | null }
type Argument = Type & { name: string; standard: string | null }
type Result = Type & { rows: boolean }
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
  const answers = ['done', 'first', 'only', 'value'].filter((name) => entries.join('').includes(`${name}(`))
  return [
    '// Long: one entry a function. Written by `npm run types` from the functions of api that the code calls; a test compares.',
    `import type { ${kind === 'acts' ? 'JSONValue, ' : ''}Sql } from 'postgres'`,
    "import type { Identity } from '../identity'",
    `import { ${kind === 'acts' ? 'act, ' : ''}asSignIn } from '../act.server'`,
    `import { ${answers.join(', ')} } from '../answers'`,
    ...(kind === 'reads' ? ["import { read } from '../read.server'"] : []),
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
  const { name } = act
  refuseUnknown(act)
  const fields = act.arguments.map((argument) => fieldOf(name, argument))
  const taken = fields.map(({ taken }) => taken).join(', ')
  const typed = fields.map(({ typed }) => typed).join('; ')
  const standard = act.arguments.every((argument) => argument.standard !== null) ? ' = {}' : ''
  const { caller, within } = doorOf(act)
  const parameters = [...caller, ...(fields.length > 0 ? [`{ ${taken} }: { ${typed} }${standard}`] : [])]
  const call = `api.${name}(${fields.map(({ passed }) => passed).join(', ')})`
  return [
    '',
    ...docOf(name),
    `export const ${camel(name)} = (${parameters.join(', ')}) =>`,
    `  ${within(...answerOf(act, call))}`,
  ]
}

/**
 * Who calls a function, by its grants: a viewer, the sign-in login, or the worker and the webhook on their connection. What
 * a viewer reads is sent at once with its transaction, which may be sent again; an act is not.
 */
function doorOf({ roles, changes }: Act) {
  type Within = (statement: string, answer: (rows: string) => string) => string
  const door = (caller: string[], within: Within) => ({ caller, within })
  if (roles.some((role) => ['app_admin', 'app_member', 'app_visitor'].includes(role)))
    return door(['viewer: Identity'], (statement, answer) =>
      changes ? `act(viewer, (sql) => ${answer(statement)})` : answer(`read(viewer, (sql) => ${statement})`),
    )
  if (roles.every((role) => role === 'app_auth'))
    return door([], (statement, answer) => `asSignIn((sql) => ${answer(statement)})`)
  return door(['sql: Sql'], (statement, answer) => answer(statement))
}

/** An argument as the entry takes it, as it is typed, and as it is passed to the function. */
function fieldOf(name: string, argument: Argument) {
  const field = camel(argument.name)
  const standard = argument.standard === null ? undefined : valueOf(argument.standard)
  const mayBeNull = standard === 'null' || nullsOf(name).includes(argument.name)
  const isDocument = argument.type === 'jsonb'
  const document = `sql.json(${field})`
  const orNull = isDocument ? `${field} ? ${document} : null` : `${field} ?? null`
  const type =
    shapesOf(name).get(argument.name) ??
    (isDocument ? 'JSONValue' : base({ relation: name, column: argument.name, ...argument }))
  return {
    taken: standard && standard !== 'null' ? `${field} = ${standard}` : field,
    typed: `${field}${standard ? '?' : ''}: ${type}${mayBeNull ? ' | null' : ''}`,
    passed: `${argument.name} => \${${mayBeNull ? orNull : isDocument ? document : field}}`,
  }
}

/** Throws for a line of the head that names neither an argument nor the result; rows have their own check. */
function refuseUnknown({ name, arguments: all, result }: Act) {
  if (result.rows) return
  const known = ['result', ...all.map((argument) => argument.name)]
  const unknown = [...nullsOf(name), ...shapesOf(name).keys()].filter((said) => !known.includes(said))
  if (unknown.length > 0) throw new Error(`api.${name} has no ${unknown.join(', ')}`)
}

/** The standard value of an argument, as PostgreSQL writes it, in TypeScript. */
function valueOf(standard: string) {
  const text = standard.replace(/::[\w. ]+(\[\])?$/, '')
  if (text === "'{}'") return '{}'
  return text.startsWith("'") ? text : text.toLowerCase()
}

/** The statement that calls a function, and what makes its answer of the rows. */
function answerOf({ name, result }: Act, call: string): [string, (rows: string) => string] {
  const by = (answer: string) => (rows: string) => `${answer}(${rows})`
  if (result.rows) {
    const most = headOf(name).match(/^-- Rows: (one|one or none)\.$/m)?.[1]
    const rows = `sql<${most === 'one' ? `[Row<'${name}'>]` : `Row<'${name}'>[]`}>\`select * from ${call}\``
    return [rows, most ? by(most === 'one' ? 'only' : 'first') : (all) => all]
  }
  if (result.type === 'void') return [`sql\`select ${call}\``, by('done')]
  const type = shapesOf(name).get('result') ?? base({ relation: name, column: 'result', ...result })
  const orNull = nullsOf(name).includes('result') ? ' | null' : ''
  return [`sql<[{ value: ${type}${orNull} }]>\`select ${call} as value\``, by('value')]
}

function docOf(name: string) {
  const lines = headOf(name)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^-- (Long|Null|Rows|Type \w+): /.test(line))
    .map((line) => line.replace(/^--/, ' *'))
  return ['/**', ...lines, ` * @see ${sourceOf(name)?.file}`, ' */']
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
