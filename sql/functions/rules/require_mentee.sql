-- Returns the viewer's mentee id if acting as a mentee.
-- Refuses: role_not_held, right_not_held.
create function rules.require_mentee()
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  mentee constant integer := rules.viewer_mentee_id();
begin
  perform rules.refuse_other_right();
  if mentee is null then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;
  return mentee;
end $$;
