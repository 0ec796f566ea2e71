-- Returns a random payment reference that is easy to copy: without 0/O and 1/I.
create function rules.new_reference()
returns text
language sql volatile set search_path = ''
as $$
  select 'MP-' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(uuid_send(id), n) % 32, 1), '' order by n)
  from (select gen_random_uuid() as id) as random, generate_series(8, 15) as n
$$;
