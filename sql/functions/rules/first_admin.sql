-- Makes the first administrator, for the one-time command of whoever runs the server: a new user with this
-- password, or a user who has the address already and keeps her own. Returns whether this password became hers;
-- null, and nothing is done, when an active administrator exists.
create function rules.first_admin(email text, name text, surname text, password_hash text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her_id integer;
  password_is_hers boolean;
begin
  -- Two commands at once make one administrator.
  lock table data.admins in share row exclusive mode;
  if exists (select from data.admins a where a.active) then
    return null;
  end if;

  insert into data.users (email, name, surname)
  values (lower(email), name, surname)
  on conflict do nothing
  returning id into her_id;
  if her_id is null then
    select u.id into strict her_id from data.users u where u.email = lower(first_admin.email) and u.erased_at is null;
  end if;

  insert into private.credentials (user_id, password_hash)
  values (her_id, password_hash)
  on conflict (user_id) do nothing;
  password_is_hers := found;
  insert into data.admins (user_id) values (her_id)
  on conflict (user_id) do update set active = true;
  return password_is_hers;
end $$;
