-- For acts that members do and coordinators for them: refuses an admin who has another right. Everybody else passes.
-- Refuses: right_not_held.
create function rules.refuse_other_right()
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if rules.viewer_in_team() then
    perform rules.require_admin();
  end if;
end $$;
