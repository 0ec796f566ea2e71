-- Whether no mail signs this user in, as the mailbox alone is not enough: with a second factor, for the team, without a
-- password or a confirmed address; nor who is suspended or erased, or does not hold the role.
create function rules.needs_password_to_sign_in(user_id integer, role data.role)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from data.users u join private.credentials c on c.user_id = u.id
    where u.id = needs_password_to_sign_in.user_id and u.erased_at is null and u.suspended_at is null
      and u.email_confirmed_at is not null and role = any (rules.roles_held(u.id))
      and not exists (select from data.admins a where a.user_id = u.id and a.active)
      and not exists (select from private.second_factors f where f.user_id = u.id and f.confirmed_at is not null))
$$;
