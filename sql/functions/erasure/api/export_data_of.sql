-- An administrator exports for another user who asked for it by letter what api.export_my_data would. The history keeps
-- who exported it and when.
-- Refuses: role_not_held, right_not_held, password_needed, user_not_found, own_profile, person_erased.
create function api.export_data_of(user_id integer)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right_with_password('administrator');
  if not exists (select from data.users u where u.id = export_data_of.user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(user_id);
  perform rules.record('users', user_id, 'data_exported');
  return rules.exported_data(user_id);
end $$;

grant execute on function api.export_data_of to app_admin;
