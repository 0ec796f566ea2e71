-- The worker has looked at the certificate of the site from outside: until when it is valid, for the figures and the mail to
-- the operator. Kept with what else the operator's surroundings say.
create function api.store_certificate(valid_until timestamptz)
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.operator_facts as f (facts) values (jsonb_build_object('certificate_until', valid_until))
  on conflict (only_row) do update set facts = f.facts || excluded.facts
  where f.facts->'certificate_until' is distinct from excluded.facts->'certificate_until'
$$;

grant execute on function api.store_certificate to app_worker;
