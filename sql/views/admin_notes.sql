-- The team's internal notes about a user, which may tell of a call. `deletable`: written by the viewing admin, within the hours allowed.
-- Null: text, call, look_again_on.
create view api.admin_notes with (security_invoker = true) as
select n.id, n.about_user_id, n.text, n.call, n.look_again_on, n.written_at, u.name || ' ' || u.surname as written_by,
  coalesce(n.written_by_user_id = (select rules.viewer_user_id()), false)
    and n.written_at > now() - make_interval(hours => (select c.note_deletion_hours from data.constants c)) as deletable
from data.notes n
join data.users u on u.id = n.written_by_user_id;

grant select on api.admin_notes to app_admin;
