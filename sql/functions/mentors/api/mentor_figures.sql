-- Returns how a mentor works with mentees: within how many days requests are usually answered (rules.answers_within), and
-- how many mentorships were completed. Nothing for a mentor whom the viewer may not see.
-- Null: answers_within.
create function api.mentor_figures(mentor_id integer)
returns table (answers_within integer, completed integer)
language sql stable security definer set search_path = ''
as $$
  select rules.answers_within(mentor_figures.mentor_id), (
    select count(*)::integer from data.mentorships s
    where s.mentor_id = mentor_figures.mentor_id and s.status = 'completed')
  where rules.mentor_visible(mentor_figures.mentor_id)
$$;

grant execute on function api.mentor_figures to app_visitor, app_member, app_admin;
