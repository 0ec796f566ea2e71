-- Visible to admins only: internal notes, reports, the history, the allowed transitions. Notes and reports about an admin
-- are visible to the others; so is what the team did about a trouble that an admin is part of.
grant select on data.notes, data.reports, data.follow_ups, data.history, data.allowed_transitions to app_admin;

do $$
declare
  name text;
begin
  foreach name in array array['history', 'allowed_transitions'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
  foreach name in array array['notes', 'reports'] loop
    execute format('create policy admin_sees_others on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()) and about_user_id is distinct from (select rules.viewer_user_id()))', name);
  end loop;
end $$;

create policy admin_sees_others on data.follow_ups for select to app_admin
  using ((select rules.viewer_is_admin()) and not exists (
    select from data.mentorships s
    where s.id = follow_ups.mentorship_id and (select rules.viewer_user_id()) in (s.mentor_user_id, s.mentee_user_id))
    and not exists (
    select from data.mentors m where m.id = follow_ups.mentor_id and m.user_id = (select rules.viewer_user_id())));
