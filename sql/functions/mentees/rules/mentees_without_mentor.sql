-- The mentees whose paid package waits for a mentor, and since when: a part is free, no request waits and no mentorship runs.
-- The planner can inline it: one query, no settings.
create function rules.mentees_without_mentor()
returns table (mentee_id integer, since timestamptz)
language sql stable
as $$
  select p.mentee_id, min(p.free_since)
  from api.admin_parts p
  where p.status = 'paid' and p.free_since is not null and not exists (
    select from data.parts taken where taken.mentee_id = p.mentee_id and taken.status in ('pending', 'running'))
  group by p.mentee_id
$$;

grant execute on function rules.mentees_without_mentor to app_admin;
