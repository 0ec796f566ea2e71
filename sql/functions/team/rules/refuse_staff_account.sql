-- Acts on the sign-in or the whole account of an admin are staff matters: otherwise a coordinator could take over an
-- administrator's account. Everybody else's account passes.
-- Refuses: role_not_held, right_not_held.
create function rules.refuse_staff_account(user_id integer)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from data.admins a where a.user_id = refuse_staff_account.user_id and a.active) then
    perform rules.require_right('administrator');
  end if;
end $$;
