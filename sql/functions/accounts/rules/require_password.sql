-- Refuses an act if the session's password entry is too old for it; `routine`: as in rules.password_needed.
-- Refuses: password_needed.
create function rules.require_password(routine boolean)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if rules.password_needed(routine) then
    perform rules.reject('password_needed', 'currentPassword', 'MR403');
  end if;
end $$;
