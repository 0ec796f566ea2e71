-- A wish is visible to its author and to admins, never to the other person of the mentorship.
grant select on data.pair_wishes to app_admin;
grant select (id, mentorship_id, user_id, wish, reason, asked_at, closed_at, outcome, answer) on data.pair_wishes to app_member;

create policy woman_sees_own on data.pair_wishes
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.pair_wishes
  for select to app_admin using ((select rules.viewer_is_admin()));
