-- R13, R14. A session in the log of a mentorship, for its mentor and mentee.
-- Null: starts_at, minutes, note.
create view api.sessions with (security_invoker = true) as
select l.id, l.mentorship_id, l.status, l.held_on, l.starts_at, l.minutes, l.note, l.entered_by
from data.sessions l;

grant select on api.sessions to app_member;
