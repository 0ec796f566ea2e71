-- The mentors about whom the viewing mentee wants a mail as soon as they are available.
-- Null: photo_id, mentor_latin_name.
create view api.own_waiting_mentors with (security_invoker = true) as
select a.mentor_id, c.name || ' ' || c.surname as mentor_name, c.title, c.photo_id, a.asked_at, c.latin_name as mentor_latin_name
from data.availability_alerts a
join data.mentor_cards c on c.mentor_id = a.mentor_id
where a.told_at is null;

grant select on api.own_waiting_mentors to app_member;
