import type { Sql } from 'postgres'
import type { Chance } from './chance'

type Statement = { text: string; harmless?: boolean }

const roles = [
  'app_owner',
  'app_rules',
  'postgres',
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_execute_server_program',
]

/** What an attacker with SQL access would try: every table, every kind of write, and every way to get more rights. */
export async function statements(owner: Sql, chance: Chance): Promise<Statement[]> {
  const tables = await owner<{ name: string; columns: string[] }[]>`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace in ('data'::regnamespace, 'private'::regnamespace, 'migration'::regnamespace)
    group by c.oid`
  const functions = await owner<{ name: string; types: string[] }[]>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('rules'::regnamespace, 'api'::regnamespace) order by random() limit 5`
  const written = tables.flatMap(({ name, columns }) => writesTo(name, chance.oneOf(columns), columns))
  const altered = functions.flatMap(({ name }) => [
    `alter function ${name} owner to current_user`,
    `drop function ${name}`,
    `alter function ${name} security invoker`,
  ])
  return chance.shuffled([...written, ...altered, ...becomeMore]).map((text) => ({ text }))
}

const writesTo = (table: string, column: string, columns: string[]) => [
  `insert into ${table} default values`,
  `insert into ${table} (${columns.join(', ')}) overriding system value select ${columns.join(', ')} from ${table}`,
  `insert into ${table} (${column}) select ${column} from ${table} on conflict do nothing`,
  `update ${table} set ${column} = ${column}`,
  `update ${table} set ${column} = null where false`,
  `update ${table} set ${column} = default`,
  `delete from ${table}`,
  `delete from ${table} where false`,
  `with gone as (delete from ${table} returning *) select * from gone`,
  `merge into ${table} t using (select 1) one on false when not matched then insert default values`,
  `truncate ${table} cascade`,
  `select from ${table} for update`,
  `select from ${table} for no key update`,
  `lock table ${table} in exclusive mode`,
  `alter table ${table} disable row level security`,
  `alter table ${table} no force row level security`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} owner to current_user`,
  `create policy mine on ${table} using (true)`,
  `create trigger mine before insert on ${table} for each row execute function rules.refuse_change()`,
  `create rule mine as on insert to ${table} do instead nothing`,
  `drop table ${table} cascade`,
]

const becomeMore = [
  ...roles.flatMap((role) => [
    `set local role ${role}`,
    `set session authorization ${role}`,
    `grant ${role} to current_user`,
    `select set_config('role', '${role}', false)`,
    `reassign owned by current_user to ${role}`,
    `drop owned by ${role}`,
  ]),
  `set session_replication_role = replica`,
  `set role none; grant app_admin to current_user`,
  `alter system set fsync = off`,
  `create role mine superuser`,
  `alter role app_rules login password 'x'`,
  `create database mine`,
  `create schema mine`,
  `create schema if not exists data`,
  `create extension file_fdw`,
  `create extension plpython3u`,
  `create temp table mine (id integer)`,
  `create table public.mine (id integer)`,
  `create table data.mine (id integer)`,
  `create view api.mine as select 1`,
  `create function api.mine() returns integer language sql as 'select 1'`,
  `create function public.mine() returns integer language sql security definer as 'select 1'`,
  `create or replace function rules.viewer_is_admin() returns boolean language sql as 'select true'`,
  `create or replace function pg_temp.mine() returns integer language sql as 'select 1'`,
  `create operator public.= (leftarg = text, rightarg = text, function = pg_catalog.texteq)`,
  `copy (select 1) to program 'true'`,
  `copy data.users from program 'true'`,
  `copy (select 1) to '/tmp/mine'`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/passwd')`,
  `select pg_reload_conf()`,
  `select * from pg_authid`,
  `select * from private.sessions`,
  `select * from private.credentials`,
  `select * from private.outbox`,
  `select rules.reject('x'), rules.record('parts', 1, 'x')`,
  `select rules.close_request(1, 'withdrawn', 'system')`,
  `select rules.queue_mail('k', 'paid', 1)`,
  `alter view api.invariant_violations owner to current_user`,
  `insert into api.invariant_violations values ('x', 0)`,
  `do $$ begin execute 'delete from data.parts'; end $$`,
  `update pg_class set relrowsecurity = false`,
  `alter schema data owner to current_user`,
  `comment on table data.parts is 'mine'`,
  `create publication mine for all tables`,
]
