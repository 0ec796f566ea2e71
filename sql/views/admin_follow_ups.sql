-- What the team did about the troubles of a mentorship or a mentor: who looks after one, and how it was settled.
-- Null: mentorship_id, mentor_id, note, look_again_on.
create view api.admin_follow_ups with (security_invoker = true) as
select f.id, f.trouble, f.mentorship_id, f.mentor_id, f.at, u.name || ' ' || u.surname as by, f.settled, f.note, f.look_again_on
from data.follow_ups f
join data.users u on u.id = f.by_user_id;

grant select on api.admin_follow_ups to app_admin;
