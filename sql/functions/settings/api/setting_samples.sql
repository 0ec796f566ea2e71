-- For admins: the settings that texts and receipts print and that still have their sample value.
-- Refuses: role_not_held.
create function api.setting_samples()
returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_team();
  return query select rules.sample_facts();
end $$;

grant execute on function api.setting_samples to app_admin;
