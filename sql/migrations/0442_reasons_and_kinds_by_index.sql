-- The reason of a closed request and the kind of a mentorship as a text and a truth value: below row-level security the
-- planner knows no frequencies of an enum, and a reason that its scope excludes is seen at once in one index.
alter table data.mentorships add column coaching boolean not null generated always as (kind = 'coaching') stored;
drop index data.mentorships_coachings;
create index mentorships_coachings on data.mentorships (listed_state, id) where coaching;

alter table data.mentorship_requests add column listed_reason text generated always as (case close_reason
  when 'mentor_rejected' then 'mentor_rejected' when 'admin_rejected' then 'admin_rejected' when 'expired' then 'expired'
  when 'mentor_unavailable' then 'mentor_unavailable' when 'withdrawn' then 'withdrawn'
  when 'purchase_closed' then 'purchase_closed' end) stored;
drop index data.mentorship_requests_rejected;
drop index data.mentorship_requests_withdrawn;
drop index data.mentorship_requests_by_mentor_rejected;
drop index data.mentorship_requests_by_admin_rejected;
drop index data.mentorship_requests_by_expired;
drop index data.mentorship_requests_by_mentor_unavailable;
drop index data.mentorship_requests_by_withdrawn;
drop index data.mentorship_requests_by_purchase_closed;
create index mentorship_requests_rejected on data.mentorship_requests (answered_at, id)
  where listed_reason in ('mentor_rejected', 'admin_rejected', 'expired');
create index mentorship_requests_withdrawn on data.mentorship_requests (answered_at, id)
  where listed_reason in ('mentor_unavailable', 'withdrawn', 'purchase_closed');
create index mentorship_requests_by_reason on data.mentorship_requests (listed_reason, answered_at, id)
  where listed_reason is not null;
