-- Returns how large the network is: public mentors, completed mentorships, held sessions; each only from a number on
-- that means something, otherwise null.
-- Null: mentors, completed, sessions.
create function api.network_figures()
returns table (mentors integer, completed integer, sessions integer)
language sql stable security definer set search_path = ''
as $$
  select
    (select case when count(*) >= 20 then count(*)::integer end
      from data.mentor_cards c where c.audience = 'public'),
    (select case when count(*) >= 10 then count(*)::integer end
      from data.mentorships s where s.status = 'completed'),
    (select case when count(*) >= 50 then count(*)::integer end
      from data.sessions l where l.status = 'held')
$$;

grant execute on function api.network_figures to app_visitor, app_member, app_admin;
