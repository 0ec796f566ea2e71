-- A seminar in the team's list.
-- Null: cancelled_at, cancel_reason.
create view api.admin_seminars with (security_invoker = true) as
select s.id, s.title, s.description, s.starts_at, s.minutes, s.place, s.created_at, s.cancelled_at, s.cancel_reason,
  s.cancelled_at is null and s.starts_at > now() as in_coming,
  s.cancelled_at is null and s.starts_at <= now() as in_past,
  s.cancelled_at is not null as in_cancelled,
  true as in_all,
  rules.fold(s.title) as title_key
from data.seminars s;

grant select on api.admin_seminars to app_admin;
