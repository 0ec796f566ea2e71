-- True if somebody else than this user is an active administrator. The caller holds rules.lock_erasures.
create function rules.other_administrator(user_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.admins a
    where a.user_id <> other_administrator.user_id and a.active and a.admin_right = 'administrator')
$$;
