-- A seminar in the team's list, with how many mentors have signed up and, for its file, who.
-- Null: seats, cancelled_at, cancel_reason, names.
create view api.admin_seminars with (security_invoker = true) as
select s.id, s.title, s.description, s.starts_at, s.minutes, s.place, s.seats, s.created_at, s.cancelled_at, s.cancel_reason,
  (select count(*)::integer from data.seminar_signups g where g.seminar_id = s.id) as signed_up,
  (select string_agg(u.name || ' ' || u.surname, ', ' order by g.signed_up_at, g.mentor_id)
    from data.seminar_signups g join data.mentors m on m.id = g.mentor_id join data.users u on u.id = m.user_id
    where g.seminar_id = s.id) as names,
  s.cancelled_at is null and s.starts_at > now() as in_coming,
  s.cancelled_at is null and s.starts_at <= now() as in_past,
  s.cancelled_at is not null as in_cancelled,
  true as in_all,
  rules.fold(s.title) as title_key
from data.seminars s;

grant select on api.admin_seminars to app_admin;
