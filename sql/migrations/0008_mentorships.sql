-- Requests, mentorships and their sessions, and what people say to and about each other. The indexes named after a rule
-- are that rule.
create table data.mentorship_requests (
  id integer generated always as identity primary key,
  mentee_id integer not null,
  mentee_user_id integer not null,
  mentor_id integer not null,
  mentor_user_id integer not null,
  part_id integer not null,
  kind data.kind not null,
  message text not null check (length(message) between 20 and 2000),
  reason text check (length(reason) <= 2000),
  field_of_interest_id integer references data.support_topics,
  status data.request_status not null default 'pending',
  requested_at timestamptz not null default now(),
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  close_reason data.close_reason,
  closed_by data.actor,
  closed_by_user_id integer references data.users,
  reject_reason text check (reject_reason in ('no_time', 'other_field', 'not_a_match', 'already_mentoring', 'other')),
  reject_message text check (length(reject_message) <= 2000),
  team_note text check (length(team_note) <= 2000),
  question text check (length(question) <= 1000),
  asked_at timestamptz,
  answer text check (length(answer) <= 2000),
  question_answered_at timestamptz,
  flags_since timestamptz,
  foreign key (mentee_id, mentee_user_id) references data.mentees(id, user_id),
  foreign key (mentor_id, mentor_user_id) references data.mentors(id, user_id),
  foreign key (part_id, mentee_id) references data.parts(id, mentee_id),
  constraint coaching_request_complete
    check (kind = 'mentoring' or (reason is not null and field_of_interest_id is not null)),
  constraint own_profile check (mentor_user_id <> mentee_user_id),
  constraint request_closed_has_reason check ((status = 'rejected') = (close_reason is not null))
);
comment on column data.mentorship_requests.flags_since is
  'R19. When the rejections were that make, with this one and those between, as many as flag a mentor. Written by a '
  'trigger.';
comment on column data.mentorship_requests.reject_reason is
  'Told to the mentee; the note is read by the team only.';
create index mentorship_requests_closed on data.mentorship_requests (answered_at desc, id) include (close_reason)
  where status = 'rejected';
-- As a text, because below row-level security the planner may only know how common a text is.
create statistics data.mentorship_requests_close_reason on (close_reason::text) from data.mentorship_requests;
create index mentorship_requests_due on data.mentorship_requests (answer_due_at, id) where status = 'pending';
create index mentorship_requests_flagging on data.mentorship_requests (flags_since, mentor_id)
  where flags_since is not null;
create index mentorship_requests_mentee on data.mentorship_requests (mentee_id, mentee_user_id, requested_at desc);
create index mentorship_requests_mentee_user on data.mentorship_requests (mentee_user_id) include (id);
create index mentorship_requests_mentor on data.mentorship_requests (mentor_id, mentor_user_id, requested_at desc);
create index mentorship_requests_mentor_user on data.mentorship_requests (mentor_user_id) include (id);
create index mentorship_requests_part on data.mentorship_requests (part_id, mentee_id);
create index mentorship_requests_requested_counted on data.mentorship_requests (requested_at) include (mentor_id, part_id);
-- R3. At most one pending request per mentee, of any kind.
create unique index request_pending on data.mentorship_requests (mentee_id) where status = 'pending';

create table data.mentorships (
  id integer generated always as identity primary key,
  request_id integer unique references data.mentorship_requests,
  mentor_id integer not null,
  mentor_user_id integer not null,
  mentee_id integer not null,
  mentee_user_id integer not null,
  part_id integer not null,
  kind data.kind not null,
  status data.mentorship_status not null default 'running',
  started_at timestamptz not null default now(),
  planned_end_on date not null,
  paused_at timestamptz,
  resume_by timestamptz,
  pause_until date,
  notice_given_at timestamptz,
  ends_on date,
  stop_outcome data.stop_outcome,
  stop_requested_by data.actor,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 2000),
  created_by_user_id integer references data.users,
  resumed_at timestamptz,
  past_pauses tstzmultirange not null default '{}',
  last_session_on date,
  counted_sessions integer not null default 0,
  silent_since date not null
    generated always as (greatest(
      last_session_on, (started_at at time zone 'Europe/Athens')::date, (resumed_at at time zone 'Europe/Athens')::date)) stored,
  foreign key (mentee_id, mentee_user_id) references data.mentees(id, user_id),
  foreign key (mentor_id, mentor_user_id) references data.mentors(id, user_id),
  foreign key (part_id, mentee_id) references data.parts(id, mentee_id),
  constraint mentorship_ended_at check ((status in ('stopped', 'completed')) = (ended_at is not null)),
  constraint mentorship_pause_until check (pause_until is null or status = 'paused'),
  constraint mentorship_notice_whole check ((ends_on is null) = (notice_given_at is null)),
  constraint own_profile check (mentor_user_id <> mentee_user_id)
);
comment on column data.mentorships.pause_until is
  'R15. About when the two want to go on: then they and the team are reminded. Nothing ends on this day.';
comment on column data.mentorships.resumed_at is
  'The days of a pause are no days without a session.';
comment on column data.mentorships.past_pauses is
  'R15. The pauses that are over, for the statistics of past months.';
comment on column data.mentorships.last_session_on is
  'The last session that counts, with earlier mentorships on the same part.';
-- R2. At most one running mentorship per mentee, and one running or paused per part.
create unique index mentee_in_mentorship on data.mentorships (mentee_id) where status = 'running';
-- R1. At most one running mentorship per mentor, mentoring and coaching together.
create unique index mentor_in_mentorship on data.mentorships (mentor_id) where status = 'running';
create index mentorships_mentee on data.mentorships (mentee_id, mentee_user_id, started_at desc);
create index mentorships_mentee_user on data.mentorships (mentee_user_id) include (id);
create index mentorships_mentor on data.mentorships (mentor_id, mentor_user_id, started_at desc);
create index mentorships_mentor_user on data.mentorships (mentor_user_id) include (id);
create index mentorships_part on data.mentorships (part_id, mentee_id);
create index mentorships_started_counted on data.mentorships (started_at) include (kind, mentor_id, part_id);
create unique index part_in_mentorship on data.mentorships (part_id) where status in ('running', 'paused');

create table data.sessions (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  status data.session_status not null,
  held_on date not null,
  starts_at timestamptz,
  minutes integer check (minutes between 1 and 600),
  note text check (length(note) <= 2000),
  entered_by data.actor not null,
  entered_by_user_id integer not null references data.users,
  entered_at timestamptz not null default now(),
  place text check (length(place) <= 300) constraint sessions_place_line check (data.is_line(place)),
  short_notice boolean not null default false
);
comment on column data.sessions.place is
  'R14. An address or a link.';
comment on column data.sessions.short_notice is
  'The time was set after its own limit for free cancellation, and not by the mentee: then no cancellation of the '
  'mentee counts.';
create index sessions_mentorship on data.sessions (mentorship_id, held_on desc, id desc);

create table data.proposals (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  place text check (length(place) <= 300) constraint proposals_place_line check (data.is_line(place)),
  proposed_by data.actor not null,
  proposed_by_user_id integer not null references data.users,
  proposed_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text check (outcome in ('taken', 'replaced', 'withdrawn', 'ended')),
  taken timestamptz check (taken = any (times)),
  closed_by_user_id integer references data.users,
  constraint proposals_closed_whole check ((closed_at is null) = (outcome is null)),
  constraint proposals_taken_whole check ((outcome = 'taken') is true = (taken is not null))
);
comment on table data.proposals is
  'R14. Times for a session that one side offers: one of them is taken, or other times replace them. Open until then, '
  'while one of the times is still to come.';
-- One open proposal per mentorship.
create unique index proposals_one_open on data.proposals (mentorship_id) where closed_at is null;

create table data.goals (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  text text not null check (length(text) between 1 and 500),
  reached_at timestamptz,
  created_at timestamptz not null default now(),
  created_by_user_id integer not null references data.users
);
create index goals_mentorship on data.goals (mentorship_id);

create table data.feedback (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  user_id integer not null references data.users,
  step text not null check (step in ('start', 'check_in', 'end', 'later')),
  answers jsonb not null,
  publishable boolean not null default false,
  given_at timestamptz not null default now(),
  unique (mentorship_id, user_id, step)
);
create index feedback_badly on data.feedback (given_at, mentorship_id) where (answers ->> 'going') = 'badly';

create table data.pair_wishes (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  user_id integer not null references data.users,
  wish text not null check (wish in ('pause', 'resume', 'another', 'end')),
  reason text not null check (length(reason) between 1 and 2000),
  asked_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text check (outcome in ('met', 'overtaken', 'answered', 'withdrawn')),
  answer text check (length(answer) between 1 and 2000),
  closed_by_user_id integer references data.users,
  constraint pair_wishes_check check ((closed_at is null) = (outcome is null))
);
comment on table data.pair_wishes is
  'What a mentee or mentor asks the team for: a pause of the mentorship, to go on, another mentor, or its end. Closed '
  'when the team does it (met), answers in words (answered), when it is withdrawn, or overtaken by the end.';
-- One open wish per person; the queue of the open ones is read by it, too.
create unique index pair_wishes_one_open on data.pair_wishes (mentorship_id, user_id) where closed_at is null;

create table data.suggestion_requests (
  id integer generated always as identity primary key,
  mentee_id integer not null references data.mentees,
  text text not null check (length(text) between 1 and 2000),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by_user_id integer references data.users,
  answer text check (length(answer) <= 2000),
  topic text not null default '' check (length(topic) <= 1000),
  help text not null default '' check (length(help) <= 2000),
  reopened_at timestamptz,
  topic_ids integer[] not null default '{}'::integer[]
);
-- One open request per mentee; the queue of the open ones is read by it, too.
create unique index suggestion_request_open on data.suggestion_requests (mentee_id) where answered_at is null;

create table data.suggestions (
  suggestion_request_id integer not null references data.suggestion_requests,
  mentor_id integer not null references data.mentors,
  primary key (suggestion_request_id, mentor_id)
);

create table data.testimonials (
  id integer generated always as identity primary key,
  mentor_id integer not null references data.mentors,
  mentee_full_name text not null
    check (length(mentee_full_name) between 1 and 160)
    constraint testimonials_mentee_full_name_name check (data.is_name(mentee_full_name)),
  given_on date not null,
  text text not null check (length(text) between 1 and 2000),
  published_at timestamptz,
  mentorship_id integer references data.mentorships,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column data.testimonials.version is
  'Counts the changes of the text, so that an admin publishes or changes what was read.';
create index testimonials_mentor on data.testimonials (mentor_id, given_on desc);

create table data.notes (
  id integer generated always as identity primary key,
  about_user_id integer not null references data.users,
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null default now(),
  written_by_user_id integer not null references data.users
);

create type data.trouble as enum ('unhappy', 'quiet', 'flagged');
create table data.follow_ups (
  id integer generated always as identity primary key,
  trouble data.trouble not null,
  mentorship_id integer references data.mentorships,
  mentor_id integer references data.mentors,
  at timestamptz not null default now(),
  by_user_id integer not null references data.users,
  settled boolean not null,
  note text check (length(note) between 1 and 2000),
  look_again_on date,
  constraint follow_ups_about
    check (num_nonnulls(mentorship_id, mentor_id) = 1 and (trouble = 'flagged') = (mentor_id is not null)),
  constraint follow_ups_note check (settled = (note is not null)),
  constraint follow_ups_look_again check (settled or look_again_on is null)
);
comment on table data.follow_ups is
  'What the team did about a trouble: a mentorship that goes badly or is quiet, a mentor who is flagged. Somebody looks '
  'after it, or it is settled, with a note. The last line about a trouble counts.';
comment on column data.follow_ups.look_again_on is
  'From this day on the settled trouble waits for the team again. Without it, only when it happens anew.';
create index follow_ups_about on data.follow_ups (coalesce(mentorship_id, mentor_id), trouble, id desc);

create table data.reports (
  id integer generated always as identity primary key,
  by_user_id integer not null references data.users,
  about_user_id integer references data.users,
  request_id integer references data.mentorship_requests,
  text text not null check (length(text) between 1 and 2000),
  sent_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by_user_id integer references data.users,
  mentorship_id integer references data.mentorships,
  decision text check (length(decision) between 1 and 2000),
  answer text check (length(answer) <= 2000)
);

create table data.messages (
  id integer generated always as identity primary key,
  to_user_id integer not null references data.users,
  to_role data.role not null,
  subject text not null default ''
    check (length(subject) <= 200)
    constraint messages_subject_line check (data.is_line(subject)),
  text text not null check (length(text) between 1 and 5000),
  sent_at timestamptz not null default now(),
  sent_by_user_id integer not null references data.users,
  read_at timestamptz
);
create index messages_to on data.messages (to_user_id, sent_at desc);

create table data.message_templates (
  id integer generated always as identity primary key,
  name text not null
    check (name = TRIM(BOTH from name) and length(name) between 1 and 100)
    constraint message_templates_name_line check (data.is_line(name)),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and ((texts ? 'gr') or (texts ? 'en'))),
  changed_at timestamptz not null default now(),
  retired_at timestamptz
);
comment on table data.message_templates is
  'Messages that the team sends often. texts: {"gr": {"subject", "text"}, …}; Greek or English is always there, so '
  'that every reader gets one.';
