-- Returns what stands behind a published testimonial, as two numbers: the sessions that the pair held, and the goals it reached.
-- Nothing for a draft, and for a testimonial that the team wrote without a mentorship.
create function rules.outcome_of(testimonial_id integer)
returns table (sessions integer, goals integer)
language sql stable security definer set search_path = ''
as $$
  select (select count(*)::integer from data.sessions l where l.mentorship_id = t.mentorship_id and l.status = 'held'),
    (select count(*)::integer from data.goals g where g.mentorship_id = t.mentorship_id and g.reached_at is not null)
  from data.testimonials t
  where t.id = testimonial_id and t.published_at is not null and t.mentorship_id is not null
$$;

grant execute on function rules.outcome_of to app_visitor, app_member, app_admin;
