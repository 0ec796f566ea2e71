-- A mentorship with its sessions, proposals and goals is visible to its mentee, its mentor and admins. Members see profile ids
-- but not user ids, the role but not the user who wrote an entry, and not why the mentorship ended.
grant select on data.mentorships, data.sessions, data.proposals, data.goals to app_admin;
grant select (id, request_id, mentor_id, mentee_id, part_id, kind, status, started_at, planned_end_on, paused_at, resume_by, pause_until,
  notice_given_at, ends_on, stop_outcome, stop_requested_by, ended_at) on data.mentorships to app_member;
grant select (id, mentorship_id, status, held_on, starts_at, minutes, note, place, short_notice, entered_by, entered_at)
  on data.sessions to app_member;
grant select (id, mentorship_id, times, place, proposed_by, proposed_at, closed_at) on data.proposals to app_member;
grant select (id, mentorship_id, text, reached_at, created_at) on data.goals to app_member;

create policy mentee_sees_own on data.mentorships
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy mentor_sees_own on data.mentorships
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.mentorships
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy seen_with_mentorship on data.sessions
  for select to app_member
  using (exists (select from data.mentorships m where m.id = sessions.mentorship_id));

create policy seen_with_mentorship on data.proposals
  for select to app_member
  using (exists (select from data.mentorships m where m.id = proposals.mentorship_id));

create policy seen_with_mentorship on data.goals
  for select to app_member
  using (exists (select from data.mentorships m where m.id = goals.mentorship_id));

create policy admin_sees_all on data.sessions
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy admin_sees_all on data.goals
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy admin_sees_all on data.proposals
  for select to app_admin using ((select rules.viewer_is_admin()));
