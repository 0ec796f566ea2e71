-- What the team's lists of mentorships, requests and purchases sort and search by stands in their own rows: the folded
-- names, kept by triggers, and days and states computed from the row. A page then begins at its cursor in an index.
-- States as text: the planner may not use an index for an enum below row-level security, as its = is not leakproof.
alter table data.mentorships
  add column listed_mentor text not null default '',
  add column listed_mentee text not null default '',
  add column listed_words text not null default '',
  -- The last session that counts, and how many count, with earlier mentorships on the same part.
  add column last_session_on date,
  add column counted_sessions integer not null default 0,
  add column listed_state text not null generated always as (case status when 'running' then 'running'
    when 'paused' then 'paused' when 'completed' then 'completed' else 'stopped' end) stored,
  add column until_on date not null generated always as (
    coalesce((ended_at at time zone 'Europe/Athens')::date, ends_on, planned_end_on)) stored;
alter table data.mentorship_requests
  add column listed_mentor text not null default '',
  add column listed_mentee text not null default '',
  add column listed_words text not null default '';
alter table data.purchases
  add column listed_mentee text not null default '',
  add column listed_words text not null default '';

-- As rules.listed_name and rules.fold, which do not exist while migrations run.
create table private.folded as
select u.id,
  translate(lower(extensions.unaccent('extensions.unaccent', lower(u.surname || ' ' || u.name))), 'ς', 'σ') as listed,
  translate(lower(extensions.unaccent('extensions.unaccent', lower(u.name || ' ' || u.surname))), 'ς', 'σ') as spoken,
  translate(lower(extensions.unaccent('extensions.unaccent', lower(u.email))), 'ς', 'σ') as email
from data.users u where u.erased_at is null;
create unique index on private.folded (id);
analyze private.folded;

update data.mentorships s
set last_session_on = held.last, counted_sessions = held.number
from (
  select m.id, max(l.held_on) filter (where l.mentorship_id = m.id) as last, count(*)::integer as number
  from data.mentorships m
  join data.mentorships o on o.part_id = m.part_id and o.started_at <= m.started_at
  join data.sessions l on l.mentorship_id = o.id
  where l.status = 'held' or (o.kind = 'coaching' and l.status in ('late_cancel', 'no_show_mentee'))
  group by m.id) as held
where held.id = s.id;
update data.mentorships s
set listed_mentor = coalesce(m.listed, ''), listed_mentee = coalesce(e.listed, ''),
  listed_words = concat_ws(' ', m.spoken, e.spoken)
from (select x.id from data.mentorships x) as every
join data.mentorships y on y.id = every.id
left join private.folded m on m.id = y.mentor_user_id
left join private.folded e on e.id = y.mentee_user_id
where s.id = every.id;
update data.mentorship_requests r
set listed_mentor = coalesce(m.listed, ''), listed_mentee = coalesce(e.listed, ''),
  listed_words = concat_ws(' ', m.spoken, e.spoken)
from data.mentorship_requests y
left join private.folded m on m.id = y.mentor_user_id
left join private.folded e on e.id = y.mentee_user_id
where r.id = y.id;
update data.purchases u
set listed_mentee = coalesce(f.listed, ''), listed_words = concat_ws(' ', f.spoken, f.email, lower(u.reference))
from data.mentees e left join private.folded f on f.id = e.user_id
where e.id = u.mentee_id;

drop table private.folded;

-- Generated from the columns above.
alter table data.mentorships add column silent_since date not null generated always as (
  greatest(last_session_on, (started_at at time zone 'Europe/Athens')::date, (resumed_at at time zone 'Europe/Athens')::date)) stored;

create index mentorships_listed on data.mentorships (listed_state, id);
create index mentorships_listed_until on data.mentorships (listed_state, until_on, id);
create index mentorships_listed_silent on data.mentorships (listed_state, silent_since, id);
create index mentorships_listed_mentee on data.mentorships (listed_state, listed_mentee, id);
create index mentorships_listed_mentor on data.mentorships (listed_state, listed_mentor, id);
create index mentorships_coachings on data.mentorships (listed_state, id) where kind = 'coaching';
create index mentorships_counted on data.mentorships (counted_sessions) where kind = 'coaching' and listed_state = 'running';
create index mentorships_words on data.mentorships using gin (listed_words extensions.gin_trgm_ops);

create index mentorship_requests_pending on data.mentorship_requests (id) where status = 'pending';
create index mentorship_requests_pending_mentee on data.mentorship_requests (listed_mentee, id) where status = 'pending';
create index mentorship_requests_pending_mentor on data.mentorship_requests (listed_mentor, id) where status = 'pending';
create index mentorship_requests_pending_coaching on data.mentorship_requests (id) where status = 'pending' and kind = 'coaching';
create index mentorship_requests_rejected on data.mentorship_requests (answered_at, id)
  where status = 'rejected' and close_reason in ('mentor_rejected', 'admin_rejected', 'expired');
create index mentorship_requests_withdrawn on data.mentorship_requests (answered_at, id)
  where status = 'rejected' and close_reason in ('mentor_unavailable', 'withdrawn', 'purchase_closed');
create index mentorship_requests_closed_mentor on data.mentorship_requests (listed_mentor, id) where status = 'rejected';
do $$
declare
  reason text;
begin
  foreach reason in array array['mentor_rejected', 'admin_rejected', 'expired', 'mentor_unavailable', 'withdrawn', 'purchase_closed'] loop
    execute format('create index mentorship_requests_by_%s on data.mentorship_requests (answered_at, id)
      where status = ''rejected'' and close_reason = %L', reason, reason);
  end loop;
end $$;
create index mentorship_requests_pending_words on data.mentorship_requests using gin (listed_words extensions.gin_trgm_ops)
  where status = 'pending';
create index mentorship_requests_rejected_words on data.mentorship_requests using gin (listed_words extensions.gin_trgm_ops)
  where status = 'rejected';

create index purchases_listed_mentee on data.purchases (listed_mentee, id);
create index purchases_price on data.purchases (price_cents, id);
create index purchases_by_card on data.purchases (id) where method = 'card';
create index purchases_by_deposit on data.purchases (id) where method = 'deposit';
create index purchases_by_scholarship on data.purchases (id) where method = 'scholarship';
create index purchases_open on data.purchases (id) where paid_at is null and cancelled_at is null;
create index purchases_refunded on data.purchases (id) where refunded_at is not null and cancelled_at is null;
create index purchases_words on data.purchases using gin (listed_words extensions.gin_trgm_ops);

create index mentors_applied_new on data.mentors (applied_at, id) where status = 'new';
create index mentors_applied_awaiting on data.mentors (applied_at, id) where status = 'awaiting_response';
create index mentors_applied_rejected on data.mentors (applied_at, id) where status = 'rejected';
create index mentors_listed_new on data.mentors (listed_name, id) where status = 'new';
create index mentors_listed_awaiting on data.mentors (listed_name, id) where status = 'awaiting_response';
create index mentors_listed_rejected on data.mentors (listed_name, id) where status = 'rejected';
