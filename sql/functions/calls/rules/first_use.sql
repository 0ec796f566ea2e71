-- True the first time a form's key is used. Makes forms idempotent: a form sent twice changes nothing.
create function rules.first_use(key text)
returns boolean
language sql volatile security definer set search_path = ''
as $$
  with used as (insert into private.used_forms (key) values (key) on conflict do nothing returning 1)
  select exists (select from used)
$$;
