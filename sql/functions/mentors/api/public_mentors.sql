-- For search engines: the public mentors, and the day on which the team or the mentor last changed a page: activated or
-- edited it, or published a testimonial.
-- Null: changed_on.
create function api.public_mentors()
returns table (mentor_id integer, changed_on date)
language sql stable security definer set search_path = ''
as $$
  select c.mentor_id, rules.local_date(greatest(
    (select max(h.at) from data.history h
      where h.subject = 'mentors' and h.subject_id = c.mentor_id and (h.event = 'edited' or h.to_state = 'active')),
    (select max(q.decided_at) from data.edit_requests q where q.mentor_id = c.mentor_id and q.status = 'approved'),
    (select max(t.published_at) from data.testimonials t where t.mentor_id = c.mentor_id)))
  from data.mentor_cards c
  where c.audience = 'public'
  order by c.mentor_id
$$;

grant execute on function api.public_mentors to app_visitor;
