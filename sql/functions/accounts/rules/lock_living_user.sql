-- R25. Locks (share) the user rows an act is about, in id order, before any of their profiles: a concurrent erasure
-- waits, or the act is refused. Nobody acts on an erased user, and no admin on their own profiles.
-- Refuses: own_profile, person_erased.
create function rules.lock_living_user(variadic user_ids integer[])
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if rules.viewer_in_team() and rules.viewer_user_id() = any (user_ids) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  -- Share locks let several acts concern one user. An act that changes the user row takes rules.lock_user first.
  perform from data.users u where u.id = any (user_ids) order by u.id for share;
  if exists (select from data.users u where u.id = any (user_ids) and u.erased_at is not null) then
    perform rules.reject('person_erased');
  end if;
end $$;
