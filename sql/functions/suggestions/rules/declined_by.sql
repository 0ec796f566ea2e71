-- Returns the mentors who refused a request of this mentee or let it lapse (whether or not the job has closed it) in the
-- last constants.declined_days, on a part that is still to be used. Nobody suggests them.
create function rules.declined_by(mentee_id integer)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(distinct r.mentor_id), '{}')
  from data.mentorship_requests r
  join data.parts p on p.id = r.part_id and p.status in ('paid', 'pending')
  where r.mentee_id = declined_by.mentee_id
    and (r.status = 'pending' and r.answer_due_at <= now()
      or rules.counts_as_rejection(r.close_reason)
        and r.answered_at > now() - (select make_interval(days => c.declined_days) from data.constants c))
$$;
