import type { Sql } from 'postgres'

/**
 * Lets a test set a database's time: every now() in our functions and in column defaults reads a row instead. Returns
 * the function that sets it.
 */
export async function takeOverClock(owner: Sql) {
  await owner
    .unsafe(`
    create table private.pretended (at timestamptz not null);
    insert into private.pretended values (now());
    grant select on private.pretended to app_rules;
    create function rules.pretended() returns timestamptz language sql stable security definer set search_path = ''
      as 'select at from private.pretended';
    alter function rules.pretended() owner to app_rules;
    do $$
    declare
      each record;
    begin
      for each in
        select pg_get_functiondef(p.oid) as text from pg_proc p
        where p.pronamespace in ('rules'::regnamespace, 'api'::regnamespace) and pg_get_functiondef(p.oid) ~ '\\mnow\\(\\)'
      loop
        execute regexp_replace(each.text, '\\mnow\\(\\)', 'rules.pretended()', 'g');
      end loop;
      for each in
        select d.adrelid::regclass as name, a.attname as col, pg_get_expr(d.adbin, d.adrelid) as text
        from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where pg_get_expr(d.adbin, d.adrelid) ~ '\\mnow\\(\\)' and a.attgenerated = ''
      loop
        execute format('alter table %s alter column %I set default %s', each.name, each.col,
          regexp_replace(each.text, '\\mnow\\(\\)', 'rules.pretended()', 'g'));
      end loop;
    end $$`)
    .simple()
  return (at: Date) => owner`update private.pretended set at = ${at}`.execute()
}
