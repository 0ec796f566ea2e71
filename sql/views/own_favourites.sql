-- The mentors whom the viewing mentee keeps as favourites. One who is not listed any more is left out.
-- Null: photo_id, mentor_latin_name.
create view api.own_favourites with (security_invoker = true) as
select f.mentor_id, c.name || ' ' || c.surname as mentor_name, c.title, c.photo_id, f.at, c.latin_name as mentor_latin_name
from data.favourites f
join data.mentor_cards c on c.mentor_id = f.mentor_id;

grant select on api.own_favourites to app_member;
