-- Feedback on a mentorship, for the mentor or mentee who gave it. The team reads all of it in api.admin_feedback.
-- Type step: 'start' | 'check_in' | 'end' | 'later'.
-- Type answers: { going?: 'well' | 'mixed' | 'badly'; words?: string; testimonial?: string; standing?: number; confidence?: number; goal?: number; recommends?: 'yes' | 'maybe' | 'no' }.
create view api.feedback with (security_invoker = true) as
select f.id, f.mentorship_id, f.step, f.answers, f.publishable, f.given_at
from data.feedback f;

grant select on api.feedback to app_member;
