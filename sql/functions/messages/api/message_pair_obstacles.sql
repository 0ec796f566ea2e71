-- R25. For which of these mentorships api.message_pair would refuse to write now, and why.
-- Refuses: role_not_held.
-- Null: obstacle, notice.
create function api.message_pair_obstacles(mentorship_ids integer[])
returns table (id integer, obstacle text, notice text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  return query
    select s.id, case
        when admin in (s.mentor_user_id, s.mentee_user_id) then 'own_profile'
        when exists (select from data.users u
          where u.id in (s.mentor_user_id, s.mentee_user_id) and u.erased_at is not null) then 'person_erased' end,
      null::text
    from data.mentorships s
    where s.id = any (mentorship_ids);
end $$;

grant execute on function api.message_pair_obstacles to app_admin;
