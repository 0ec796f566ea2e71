-- An admin changes their own name and phone at once. If the admin is also an approved mentor, a new name needs an
-- edit request.
-- Refuses: role_not_held, name_needs_edit_request.
-- Null: phone.
create function api.edit_own_user(name text, surname text, phone text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_team();
begin
  perform rules.lock_viewer();
  -- The mentor card of the same user, if any, shows the same name.
  perform from data.mentors m where m.user_id = viewer for no key update;
  if rules.name_differs(viewer, jsonb_build_object('name', name, 'surname', surname)) and exists (
    select from data.mentors m where m.user_id = viewer and m.status in ('active', 'inactive')) then
    perform rules.reject('name_needs_edit_request', 'name');
  end if;
  update data.users u set name = edit_own_user.name, surname = edit_own_user.surname, phone = edit_own_user.phone
  where u.id = viewer;
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = viewer;
  perform rules.record('users', viewer, 'edited');
end $$;

grant execute on function api.edit_own_user to app_admin;
