-- A mentorship request is visible to its mentee, its mentor and admins. Members cannot read the column with the note
-- to the team; the mentor gets their own note from api.own_requests.
grant select on data.mentorship_requests to app_admin;
grant select (id, mentee_id, mentor_id, part_id, kind, message, reason, field_of_interest_id, status, requested_at,
  answer_due_at, answered_at, close_reason, closed_by, reject_reason, reject_message, question, asked_at, answer,
  question_answered_at) on data.mentorship_requests to app_member;

create policy mentee_sees_own on data.mentorship_requests
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy mentor_sees_received on data.mentorship_requests
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.mentorship_requests
  for select to app_admin using ((select rules.viewer_is_admin()));
