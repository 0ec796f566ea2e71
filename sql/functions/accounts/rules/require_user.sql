-- Returns the viewer's user id, in any role. `by_mail`: also of a session that a mail began (rules.refuse_signed_in_by_mail).
-- Refuses: role_not_held, signed_in_by_mail.
create function rules.require_user(by_mail boolean default false)
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  viewer constant integer := rules.viewer_user_id();
begin
  if viewer is null then
    perform rules.reject('role_not_held', kind => 'MR403');
  elsif not by_mail then
    perform rules.refuse_signed_in_by_mail();
  end if;
  return viewer;
end $$;
