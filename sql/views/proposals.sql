-- R14. The times that are offered for a session of a mentorship, as far as they are still to come.
-- Null: place.
create view api.proposals with (security_invoker = true) as
select p.id, p.mentorship_id, s.kind, p.place, p.proposed_by,
  array(select t.at from unnest(p.times) as t (at) where t.at > now() order by t.at) as times
from data.proposals p join data.mentorships s on s.id = p.mentorship_id
where p.closed_at is null and now() < any (p.times);

grant select on api.proposals to app_member, app_admin;
