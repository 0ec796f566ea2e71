-- For the operator, with the owner's rights, when no other admin can do it: removes the second factor of the user with
-- this address, ends the sessions, and tells the user and the history. Returns whether there was one.
create function rules.lost_second_factor(email text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject integer;
begin
  select u.id into subject from data.users u where u.email = lower(lost_second_factor.email) and u.erased_at is null;
  if subject is null then
    return false;
  end if;
  perform rules.lock_user(subject);
  if not rules.forget_second_factor(subject) then
    return false;
  end if;
  delete from private.sessions s where s.user_id = subject;
  perform rules.tell_second_factor(subject, 'reset');
  return true;
end $$;
