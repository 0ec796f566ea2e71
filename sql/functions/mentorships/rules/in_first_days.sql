-- R16. True while a mentorship may end at once: before any counted session, or in the days after the first one that were
-- promised with the order.
create function rules.in_first_days(mentorship_id integer)
returns boolean
language sql stable security invoker set search_path = ''
as $$
  select coalesce(rules.local_date() <= min(s.held_on) + min(u.early_stop_days), true)
  from data.mentorships m
  join data.parts p on p.id = m.part_id
  join data.purchases u on u.id = p.purchase_id
  left join data.sessions s on s.mentorship_id = m.id and rules.session_counts(m.kind, s.status)
  where m.id = in_first_days.mentorship_id
$$;

grant execute on function rules.in_first_days to app_admin;
