-- R25. To which of these mentors or mentees api.send_message would refuse to write now, and why.
-- Refuses: role_not_held.
-- Null: obstacle, notice.
create function api.message_obstacles(to_role data.role, profile_ids integer[])
returns table (id integer, obstacle text, notice text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  return query
    select profile.id, case when u.id = admin then 'own_profile' when u.erased_at is not null then 'person_erased' end,
      null::text
    from (
      select m.id, m.user_id from data.mentors m where to_role = 'mentor' and m.id = any (profile_ids)
      union all
      select e.id, e.user_id from data.mentees e where to_role = 'mentee' and e.id = any (profile_ids)) profile
    join data.users u on u.id = profile.user_id;
end $$;

grant execute on function api.message_obstacles to app_admin;
