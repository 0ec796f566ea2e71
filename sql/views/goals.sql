-- A goal that a pair shares.
-- Null: reached_at.
create view api.goals with (security_invoker = true) as
select g.id, g.mentorship_id, g.text, g.reached_at, g.created_at
from data.goals g;

grant select on api.goals to app_member, app_admin;
