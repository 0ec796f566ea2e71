-- Returns the content of mails about a mentorship for one of the two: the other's name and, while it runs, contact
-- data; and the reader's country, for the times of sessions.
create function rules.mentorship_mail(mentorship data.mentorships, for_role data.role)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'mentorshipId', mentorship.id, 'role', for_role, 'kind', mentorship.kind, 'with', u.name || ' ' || u.surname,
    'withLatin', u.latin_name,
    'country', case for_role when 'mentee' then (select e.country from data.mentees e where e.id = mentorship.mentee_id)
      else (select c.country from data.mentor_cards c where c.mentor_id = mentorship.mentor_id) end,
    'withEmail', case when mentorship.status = 'running' then u.email end,
    'withPhone', case when mentorship.status = 'running' then u.phone end,
    'minimumSessions', p.minimum_sessions, 'earlyStopDays', o.early_stop_days, 'plannedEndOn', mentorship.planned_end_on, 'endsOn', mentorship.ends_on,
    'resumeBy', mentorship.resume_by, 'pauseUntil', mentorship.pause_until,
    'outcome', case when mentorship.end_reason = 'withdrawal' and mentorship.status = 'stopped' then 'withdrawn'
      else mentorship.stop_outcome::text end)
  from data.users u, data.parts p
  join data.purchases o on o.id = p.purchase_id
  where u.id = case for_role when 'mentee' then mentorship.mentor_user_id else mentorship.mentee_user_id end
    and p.id = mentorship.part_id
$$;
