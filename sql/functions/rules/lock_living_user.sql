-- Takes the people whom an act is about, before any profile of theirs: an erasure of one waits for the act, or the act
-- finds it done. Nobody acts on an erased person or writes about her, and no administrator acts on her own profiles (R25).
-- Refuses: own_profile, person_erased.
create function rules.lock_living_user(variadic user_ids integer[])
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if rules.viewer_is_admin() and rules.viewer_user_id() = any (user_ids) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  -- Several acts may be about her at once; what changes her own row takes it wholly before this.
  perform from data.users u where u.id = any (user_ids) order by u.id for share;
  if exists (select from data.users u where u.id = any (user_ids) and u.erased_at is not null) then
    perform rules.reject('person_erased');
  end if;
end $$;
