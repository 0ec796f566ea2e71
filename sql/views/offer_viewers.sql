-- A mentor who has seen an offer, since when.
-- Null: photo_id.
create view api.offer_viewers with (security_invoker = true) as
select v.offer_id, v.mentor_id, u.name || ' ' || u.surname as name, c.photo_id, v.first_seen_at
from data.offer_views v
join data.mentors m on m.id = v.mentor_id
join data.users u on u.id = m.user_id
left join data.mentor_cards c on c.mentor_id = m.id;

grant select on api.offer_viewers to app_admin;
