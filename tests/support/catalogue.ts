import type { Sql } from 'postgres'

/**
 * Describes a database, a line per object, regardless of the order of columns: types, tables, columns, constraints,
 * indexes, functions, triggers, policies, grants and comments of our schemas. Enum values keep their order.
 */
export async function catalogue(owner: Sql) {
  const rows = await owner<{ line: string }[]>`
    with spaces as (
      select oid, nspname from pg_namespace where nspname in ('data', 'private', 'rules', 'api', 'migration', 'extensions')),
    relations as (select c.*, c.oid::regclass::text as name from pg_class c join spaces on spaces.oid = c.relnamespace)
    select concat_ws(' ', 'schema', nspname, nspowner::regrole, nspacl::text) as line from pg_namespace where oid in (select oid from spaces)
    union all
    select concat_ws(' ', 'enum', format_type(t.oid, null), t.typowner::regrole, t.typacl::text,
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    from pg_type t join spaces on spaces.oid = t.typnamespace where t.typtype = 'e'
    union all
    select concat_ws(' ', 'domain', format_type(t.oid, null), format_type(t.typbasetype, t.typtypmod), t.typowner::regrole,
      t.typnotnull, t.typdefault, t.typacl::text,
      (select string_agg(conname || ' ' || pg_get_constraintdef(oid), ', ' order by conname) from pg_constraint where contypid = t.oid))
    from pg_type t join spaces on spaces.oid = t.typnamespace where t.typtype = 'd'
    union all
    select concat_ws(' ', 'relation', relkind, name, relowner::regrole, relpersistence, relrowsecurity, relforcerowsecurity,
      (select string_agg(g::text, ',' order by g::text) from unnest(relacl) g), reloptions::text)
    from relations where relkind in ('r', 'v', 'S', 'p', 'm')
    union all
    select concat_ws(' ', 'column', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      'identity', a.attidentity, 'generated', a.attgenerated, 'default', pg_get_expr(d.adbin, d.adrelid), a.attacl::text,
      col_description(r.oid, a.attnum))
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'v', 'p', 'm')
    union all
    select concat_ws(' ', 'constraint', r.name, conname, pg_get_constraintdef(c.oid), convalidated)
    from pg_constraint c join relations r on r.oid = c.conrelid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid) from pg_index i join relations r on r.oid = i.indrelid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal
    union all
    select concat_ws(' ', 'policy', p.tablename, p.policyname, p.permissive, p.roles::text, p.cmd, p.qual, 'check', p.with_check)
    from pg_policies p where p.schemaname in (select nspname from spaces)
    union all
    select concat_ws(' ', 'function', p.oid::regprocedure, p.proowner::regrole, p.proacl::text, md5(pg_get_functiondef(p.oid)))
    from pg_proc p join spaces on spaces.oid = p.pronamespace where p.prokind = 'f' and nspname <> 'extensions'
    union all
    select concat_ws(' ', 'default grants', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl::text) from pg_default_acl
    union all
    select concat_ws(' ', 'comment', name, obj_description(oid)) from relations where obj_description(oid) is not null`
  return rows.map(({ line }) => line).toSorted()
}
