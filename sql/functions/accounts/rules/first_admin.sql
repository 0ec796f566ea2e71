-- Creates the first admin, for the one-time command of the operator: a new user with this password, or an existing
-- user with this address, who keeps their own password. Returns whether this password was set; null if there is an
-- active admin already, and then nothing changes.
create function rules.first_admin(email text, name text, surname text, password_hash text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account_id integer;
  password_was_set boolean;
begin
  -- Two concurrent commands create one admin.
  lock table data.admins in share row exclusive mode;
  if exists (select from data.admins a where a.active) then
    return null;
  end if;

  insert into data.users (email, name, surname)
  values (lower(email), name, surname)
  on conflict do nothing
  returning id into account_id;
  if account_id is null then
    select u.id into strict account_id from data.users u where u.email = lower(first_admin.email) and u.erased_at is null;
  end if;

  insert into private.credentials (user_id, password_hash)
  values (account_id, password_hash)
  on conflict (user_id) do nothing;
  password_was_set := found;
  insert into data.admins (user_id) values (account_id)
  on conflict (user_id) do update set active = true;
  return password_was_set;
end $$;
