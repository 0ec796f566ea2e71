-- Requests, mentorships and their sessions. The indexes named after a rule are that rule.
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
  -- What she is told, and what only the team reads.
  reject_reason text check (reject_reason in ('no_time', 'other_field', 'not_a_match', 'already_mentoring', 'other')),
  reject_message text check (length(reject_message) <= 2000),
  team_note text check (length(team_note) <= 2000),
  question text check (length(question) <= 1000),
  asked_at timestamptz,
  answer text check (length(answer) <= 2000),
  question_answered_at timestamptz,
  foreign key (mentee_id, mentee_user_id) references data.mentees (id, user_id),
  foreign key (mentor_id, mentor_user_id) references data.mentors (id, user_id),
  foreign key (part_id, mentee_id) references data.parts (id, mentee_id),
  constraint own_profile check (mentor_user_id <> mentee_user_id),
  constraint request_closed_has_reason check ((status = 'rejected') = (close_reason is not null)),
  constraint coaching_request_complete check (
    kind = 'mentoring' or (reason is not null and field_of_interest_id is not null))
);
-- R3: at most one pending request per mentee, of any kind.
create unique index request_pending on data.mentorship_requests (mentee_id) where status = 'pending';
create index mentorship_requests_mentor on data.mentorship_requests (mentor_id, mentor_user_id, requested_at desc);
create index mentorship_requests_mentee on data.mentorship_requests (mentee_id, mentee_user_id, requested_at desc);
create index mentorship_requests_mentee_user on data.mentorship_requests (mentee_user_id);
create index mentorship_requests_mentor_user on data.mentorship_requests (mentor_user_id);
create index mentorship_requests_part on data.mentorship_requests (part_id, mentee_id);
create index mentorship_requests_due on data.mentorship_requests (answer_due_at, id) where status = 'pending';
create index mentorship_requests_waiting on data.mentorship_requests (mentor_id) where status = 'pending';
create index mentorship_requests_closed on data.mentorship_requests (answered_at desc, id) where status = 'rejected';
create index mentorship_requests_field on data.mentorship_requests (field_of_interest_id);
create index mentorship_requests_closer on data.mentorship_requests (closed_by_user_id);

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
  notice_given_at timestamptz,
  ends_on date,
  stop_outcome data.stop_outcome,
  stop_requested_by data.actor,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 2000),
  created_by_user_id integer references data.users,
  foreign key (mentee_id, mentee_user_id) references data.mentees (id, user_id),
  foreign key (mentor_id, mentor_user_id) references data.mentors (id, user_id),
  foreign key (part_id, mentee_id) references data.parts (id, mentee_id),
  constraint own_profile check (mentor_user_id <> mentee_user_id),
  constraint mentorship_ended_at check ((status in ('stopped', 'completed')) = (ended_at is not null)),
  constraint mentorship_notice_whole check ((ends_on is null) = (notice_given_at is null))
);
-- R1: at most one running mentorship per mentor, mentoring and coaching together.
create unique index mentor_in_mentorship on data.mentorships (mentor_id) where status = 'running';
-- R2: at most one running mentorship per mentee, and one running or paused per part.
create unique index mentee_in_mentorship on data.mentorships (mentee_id) where status = 'running';
create unique index part_in_mentorship on data.mentorships (part_id) where status in ('running', 'paused');
create index mentorships_mentor on data.mentorships (mentor_id, mentor_user_id, started_at desc);
create index mentorships_mentee on data.mentorships (mentee_id, mentee_user_id, started_at desc);
create index mentorships_mentee_user on data.mentorships (mentee_user_id);
create index mentorships_mentor_user on data.mentorships (mentor_user_id);
create index mentorships_part on data.mentorships (part_id, mentee_id);
create index mentorships_status on data.mentorships (status, started_at desc, id);
create index mentorships_notice on data.mentorships (ends_on) where ends_on is not null and status = 'running';
create index mentorships_creator on data.mentorships (created_by_user_id);

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
  entered_at timestamptz not null default now()
);
create index sessions_mentorship on data.sessions (mentorship_id, held_on desc, id desc);
create index sessions_enterer on data.sessions (entered_by_user_id);

create table data.goals (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  text text not null check (length(text) between 1 and 500),
  reached_at timestamptz,
  created_at timestamptz not null default now(),
  created_by_user_id integer not null references data.users
);
create index goals_mentorship on data.goals (mentorship_id);
create index goals_creator on data.goals (created_by_user_id);

create table data.feedback (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  user_id integer not null references data.users,
  step text not null check (step in ('check_in', 'end')),
  answers jsonb not null,
  publishable boolean not null default false,
  given_at timestamptz not null default now(),
  unique (mentorship_id, user_id, step)
);
create index feedback_user on data.feedback (user_id);
