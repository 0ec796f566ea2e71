-- Locks a user before any other row of that user (profiles, sessions, tokens, drafts).
create function rules.lock_user(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.users u where u.id = lock_user.user_id for no key update;
end $$;
