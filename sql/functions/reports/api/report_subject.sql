-- Whom a report would be about: the first name, also in the person's own Latin spelling. No row if the viewer has
-- nothing to report there.
-- Null: latin_name.
-- Rows: one or none.
create function api.report_subject(
  request_id integer default null, mentorship_id integer default null, mentor_id integer default null)
returns table (name text, latin_name text)
language sql stable security definer set search_path = ''
as $$
  select u.name, rules.latin_first_name(u) from data.users u
  where u.id = rules.reported_user(report_subject.request_id, report_subject.mentorship_id, report_subject.mentor_id)
    and u.erased_at is null
$$;

grant execute on function api.report_subject to app_member;
