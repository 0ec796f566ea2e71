-- Returns the viewer's mentor id if acting as a mentor.
-- Refuses: role_not_held, right_not_held.
create function rules.require_mentor()
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  mentor constant integer := rules.viewer_mentor_id();
begin
  perform rules.refuse_other_right();
  if mentor is null then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;
  return mentor;
end $$;
