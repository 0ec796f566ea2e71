-- A mentor who has signed up for a seminar, since when.
-- Null: photo_id.
create view api.seminar_signups with (security_invoker = true) as
select g.seminar_id, g.mentor_id, u.name || ' ' || u.surname as name, c.photo_id, g.signed_up_at
from data.seminar_signups g
join data.mentors m on m.id = g.mentor_id
join data.users u on u.id = m.user_id
left join data.mentor_cards c on c.mentor_id = m.id;

grant select on api.seminar_signups to app_admin;
