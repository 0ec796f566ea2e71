// What must hold for every table, function and rule of the database, read from its catalogue.
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '~/db/generated/refusals'
import { languages } from '~/i18n/locale'
import { freshDatabase } from '../support/postgres'
import { functionNames, refusalsOf, rejectedBy } from '../support/refusals-of-acts'
import { cataloguesOf, sourcesIn } from '../support/sources'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: postgres.Sql

beforeAll(async () => {
  database = await freshDatabase()
  sql = database.owner
})
afterAll(() => database.end())

/** Returns the names that a query finds; none when all is well. */
const names = async (query: Promise<readonly postgres.Row[]>) =>
  (await query).map((row) => String(row.name)).sort()

describe('tables', () => {
  test('row-level security is on and forced for every table', async () => {
    expect(
      await names(sql`
      select oid::regclass as name from pg_class
      where relnamespace in ('data'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity)`),
    ).toEqual([])
  })

  test('no policy lets an acting role see all rows of a table, except for the public lists', async () => {
    expect(
      await names(sql`
      select tablename || ' ' || policyname as name from pg_policies
      where schemaname in ('data', 'private') and qual = 'true' and roles <> '{app_rules}' and policyname <> 'everyone_reads'`),
    ).toEqual([])
  })

  test('a policy reads the viewer once per statement, not once per row', async () => {
    const policies =
      await sql`select tablename || ' ' || policyname as name, qual from pg_policies where schemaname = 'data'`
    const bare = policies.filter(({ qual }) =>
      /rules\.\w+\(/.test(String(qual).replaceAll(/\(\s*SELECT rules\.\w+\([^)]*\) AS \w+\)/g, '')),
    )
    expect(bare.map((policy) => policy.name)).toEqual([])
  })

  test('every foreign key to rows that are deleted has an index', async () => {
    const deleted = sourcesIn('sql/functions', '.sql').flatMap(({ text }) =>
      [...text.matchAll(/delete from ((?:data|private)\.\w+)/g)].map(([, table]) => table!),
    )
    expect(deleted.length).toBeGreaterThan(20)
    expect(
      await names(sql`
      select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = any (${deleted}::text[]::regclass[]) and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) !~ 'status')
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`),
    ).toEqual([])
  })

  // Every write pays for every index: a list gets none of its own for an order or a filter.
  test('no table has more than 12 indexes', async () => {
    const indexes = await sql<{ name: string; number: number }[]>`
      select indrelid::regclass::text as name, count(*)::integer as number from pg_index
      where indrelid in (select oid from pg_class where relnamespace in ('data'::regnamespace, 'private'::regnamespace))
      group by indrelid`
    expect(indexes.filter(({ number }) => number > 12)).toEqual([])
    expect(indexes.reduce((sum, { number }) => sum + number, 0)).toBeLessThanOrEqual(235)
  })

  test('no index is there twice', async () => {
    expect(
      await names(sql`
      select string_agg(indexrelid::regclass::text, ' = ' order by indexrelid::regclass::text) as name from pg_index
      where indrelid in (select oid from pg_class where relnamespace in ('data'::regnamespace, 'private'::regnamespace))
      group by indrelid, indkey::text, indclass::text, indcollation::text, indoption::text,
        pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`),
    ).toEqual([])
  })

  test('every point in time is a timestamptz, every amount is in whole cents', async () => {
    expect(
      await names(sql`
      select attrelid::regclass || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('data'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and attnum > 0 and not attisdropped
        and (atttypid in ('timestamp'::regtype, 'timetz'::regtype, 'money'::regtype, 'real'::regtype, 'float8'::regtype, 'numeric'::regtype)
          or (attname ~ 'cents|price|amount' and atttypid <> 'data.cents'::regtype))`),
    ).toEqual([])
    expect(
      await names(
        sql`select typname as name from pg_type where oid = 'data.cents'::regtype and typbasetype <> 'integer'::regtype`,
      ),
    ).toEqual([])
  })

  test('every state column has the triggers that check and record its changes', async () => {
    expect(
      await names(sql`
      select subject || ' ' || trigger as name
      from (select distinct subject from data.allowed_transitions) s, unnest(array['first_state', 'transition']) as trigger
      where not exists (select from pg_trigger t where t.tgrelid = ('data.' || subject)::regclass and t.tgname = trigger and t.tgenabled = 'O')`),
    ).toEqual([])
    expect(
      await names(sql`
      select c.relname as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'data'::regnamespace and c.relkind = 'r' and a.attname = 'status' and t.typtype = 'e'
        -- a session's entry is corrected, not moved on
        and c.relname <> 'sessions' and c.relname not in (select subject from data.allowed_transitions)`),
    ).toEqual([])
  })

  test('ledger, tax documents and history are insert-only', async () => {
    expect(
      await names(sql`
      select r || ' ' || t as name from unnest(array['ledger_entries', 'tax_documents', 'history']) r, unnest(array['insert_only', 'insert_only_whole']) t
      where not exists (select from pg_trigger where tgrelid = ('data.' || r)::regclass and tgname = t and tgenabled = 'O')`),
    ).toEqual([])
  })
})

describe('functions and roles', () => {
  test('every security definer function is owned by app_rules and has an empty search_path', async () => {
    expect(
      await names(sql`
      select oid::regprocedure as name from pg_proc
      where pronamespace in ('api'::regnamespace, 'rules'::regnamespace) and prosecdef
        and (proowner <> 'app_rules'::regrole or not coalesce(proconfig, '{}') @> array['search_path=""'])`),
    ).toEqual([])
  })

  test('every function of api is security definer', async () => {
    expect(
      await names(
        sql`select oid::regprocedure as name from pg_proc where pronamespace = 'api'::regnamespace and not prosecdef`,
      ),
    ).toEqual([])
  })

  test('every function of rules is called by the product', () => {
    const sources = [
      ...sourcesIn('sql', '.sql'),
      ...sourcesIn('app', '.ts', '.tsx'),
      ...sourcesIn('server', '.ts'),
      ...sourcesIn('scripts', '.mjs'),
    ]
      .filter(({ file }) => !file.includes('sql/migrations/') && !file.endsWith('sql/schema.sql'))
      .map(({ file, text }) => ({ file, text: text.replaceAll(/--.*/g, '') }))
    const uncalled = sources
      .flatMap(({ file }) => /sql\/functions\/[\w-]+\/rules\/(\w+)\.sql$/.exec(file)?.[1] ?? [])
      .filter(
        (name) =>
          !sources.some(
            ({ file, text }) =>
              !file.endsWith(`/rules/${name}.sql`) && new RegExp(`\\brules\\.${name}\\b`).test(text),
          ),
      )
    expect(uncalled).toEqual([])
  })

  test('no function is executable by everyone', async () => {
    expect(
      await names(sql`
      select p.oid::regprocedure as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace in ('api'::regnamespace, 'rules'::regnamespace) and a.grantee = 0`),
    ).toEqual([])
  })

  test('every function of api is granted to a role', async () => {
    expect(
      await names(sql`
      select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'api'::regnamespace
        and not exists (select from aclexplode(p.proacl) a where a.grantee <> 'app_rules'::regrole)`),
    ).toEqual([])
  })

  test('the logins own nothing, inherit no rights and have no special attributes', async () => {
    expect(
      await names(sql`
      select c.oid::regclass as name from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname like 'app\\_%' and r.rolname not in ('app_owner', 'app_rules')`),
    ).toEqual([])
    expect(
      await names(sql`
      select rolname as name from pg_roles where rolname like 'app\\_%'
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or (rolcanlogin and rolinherit))`),
    ).toEqual([])
    expect(
      await names(sql`
      select oid::regclass as name from pg_class
      where relnamespace in ('data'::regnamespace, 'private'::regnamespace) and relkind = 'r' and relowner <> 'app_owner'::regrole`),
    ).toEqual([])
  })

  test('the logins have a statement timeout', async () => {
    expect(
      await names(sql`
      select rolname as name from pg_roles where rolname like 'app\\_%' and rolcanlogin
        and not (array_to_string(rolconfig, ' ') ~ 'statement_timeout=[1-9]' and array_to_string(rolconfig, ' ') ~ 'lock_timeout=[1-9]')`),
    ).toEqual([])
  })
})

describe('rules and their messages', () => {
  const texts = sourcesIn('sql/functions', '.sql').concat(sourcesIn('sql/triggers', '.sql'))
  const all = (sources: { text: string }[], pattern: RegExp) =>
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].map((found) => found[1]!))
  const app = sourcesIn('app', '.ts', '.tsx')

  const schemas = app.filter(({ file }) => /schema\.ts$|domain\/(values|fields)\.ts$/.test(file))

  const bySql = new Set([
    ...all(texts, /rules\.reject\('(\w+)'/g),
    ...all(
      texts.filter(({ file }) => /obstacle|start_mentorship|own_parts/.test(file)),
      /then '([a-z]+_[a-z_]+)'/g,
    ),
  ])
  const byForms = new Set([
    ...all(schemas, /(?:error|message): '(\w+)'/g),
    ...all(schemas, /\.(?:min|max|length)\([\w.]+, '(\w+)'\)/g),
    ...all(schemas, /\.?(?:email|url|positive)\('(\w+)'\)/g),
    ...all(schemas, /\), '(\w+)'\)/g),
    ...all(schemas, /[lL]ine\((?:\d+, )?'(\w+)'\)/g),
    ...all(schemas, /(?:lines|requiredText)\('(\w+)'/g),
    ...all(schemas, /mustTick\('(\w+)'\)/g),
    ...all(schemas, /[=:] `(\w+) \$\{/g),
  ])
  const byApp = new Set([
    ...all(sourcesIn('scripts/lib/import-file', '.mjs'), /refuse\('(\w+)'/g),
    'import_too_slow',
    ...all(app, /new Refusal\('(\w+)'/g),
    ...all(app, /\b(?:reply|refused|te)\(['`](\w+)['` ]/g),
    ...all(app, /rule \?\? '(\w+)'/g),
    ...all(app, /t\('errors:(\w+)'/g),
    ...all(app, /defaultValue: t\('(\w+)'/g),
  ])

  // Refuses a caller without rights, or a malformed call.
  const byDoor = all(
    app.filter(({ file }) => /viewer\/admission|api\/[a-z-]+(\.server)?\.ts$/.test(file)),
    /'([a-z]+(?:_[a-z]+)*)'/g,
  )

  /** Constraints that concurrent acts can violate. Only our own errors can violate the others. */
  const byConstraints = async () =>
    names(sql`
    select distinct conname as name from pg_constraint
    where connamespace = 'data'::regnamespace and contype in ('u', 'x') and conname !~ ('^' || conrelid::regclass::text) and conname !~ '_key$'
    union
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'data'::regnamespace and c.relname !~ '_(key|pkey)$' and c.relname ~ '^(mentor|mentee|request)_'`)

  test.each(languages)('every rule has its message in %s', async (language) => {
    const { errors = {} } = cataloguesOf(language)
    const rules = [...bySql, ...(await byConstraints()), ...byApp]
    expect([...new Set(rules)].filter((rule) => !(rule in errors)).sort()).toEqual([])
  })

  test.each(languages)('every form error has its message in %s', (language) => {
    const { errors = {} } = cataloguesOf(language)
    expect([...byForms].filter((key) => !(key in errors)).sort()).toEqual([])
  })

  test('no message exists for an unknown rule', async () => {
    const { errors = {} } = cataloguesOf('el')
    const used = new Set([...bySql, ...byForms, ...byApp, ...byDoor, ...(await byConstraints())])
    // fields.name.required: the words of a rule for one field, and for the team.
    const ruleOf = (key: string) =>
      (key.startsWith('fields.') ? key.split('.').at(-1)! : key).replace(/_(?:team|call)$/, '')
    expect(
      Object.keys(errors)
        // What stops a request has its own test (next-steps).
        .filter((key) => !key.startsWith('obstacle.') && !used.has(ruleOf(key)))
        .sort(),
    ).toEqual([])
  })

  /** What functions that an act calls refuse in other cases. */
  const notReached: Record<string, string[]> = {
    // A proposal says no minutes.
    approve_mentorship_request: ['minutes_out_of_range'],
    // Of a part that is there.
    decrease_sessions: ['purchase_not_found'],
    increase_sessions: ['purchase_not_found'],
    // Then it ends.
    resume_mentorship: ['mentor_in_mentorship', 'mentor_not_available'],
    // It is no answer.
    withdraw_request: ['deadline_passed', 'own_profile', 'person_erased'],
  }

  test('the Refuses line of a function lists what it, or a function it calls, refuses', () => {
    const said = functionNames.flatMap((name) => refusalsOf(name).map((rule) => ({ name, rule })))
    expect(said.filter(({ rule }) => !bySql.has(rule))).toEqual([])
  })

  test.each(Object.keys(refusals))('the head of %s leaves out nothing that it refuses', (act) => {
    // Any act may refuse these.
    const everywhere = ['texts_due', 'role_not_held', 'right_not_held', 'signed_in_by_mail']
    const said = [...everywhere, ...refusalsOf(`api.${act}`), ...(notReached[act] ?? [])]
    expect(rejectedBy(`api.${act}`).filter((rule) => !said.includes(rule))).toEqual([])
  })
})
