-- The part of the changes that differs from what is stored. Topics and languages have no order.
create function rules.differing(changes jsonb, present jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(changes) c
  where not present ? c.key or case
    when c.key in ('topic_ids', 'languages') and jsonb_typeof(c.value) = 'array'
      then not coalesce(c.value @> (present->c.key) and (present->c.key) @> c.value, false)
    else c.value is distinct from present->c.key end;
$$;
