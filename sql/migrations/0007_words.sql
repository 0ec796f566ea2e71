-- What people say to and about each other.
create table data.testimonials (
  id integer generated always as identity primary key,
  mentor_id integer not null references data.mentors,
  mentee_full_name text not null check (length(mentee_full_name) between 1 and 160),
  given_on date not null,
  text text not null check (length(text) between 1 and 2000),
  published_at timestamptz,
  mentorship_id integer references data.mentorships,
  created_at timestamptz not null default now()
);
create index testimonials_mentor on data.testimonials (mentor_id, given_on desc);
create index testimonials_mentorship on data.testimonials (mentorship_id);

create table data.messages (
  id integer generated always as identity primary key,
  to_user_id integer not null references data.users,
  to_role data.role not null,
  subject text not null default '' check (length(subject) <= 200),
  text text not null check (length(text) between 1 and 5000),
  sent_at timestamptz not null default now(),
  sent_by_user_id integer not null references data.users,
  read_at timestamptz
);
create index messages_to on data.messages (to_user_id, sent_at desc);
create index messages_from on data.messages (sent_by_user_id);

create table data.offers (
  id integer generated always as identity primary key,
  code text not null check (length(code) between 1 and 60),
  provider text not null check (length(provider) between 1 and 160),
  description text not null default '' check (length(description) <= 1000),
  expires_on date,
  website_link text check (website_link ~ '^https?://[^\s]+$'),
  created_at timestamptz not null default now()
);
create index offers_expiry on data.offers (expires_on);

create table data.suggestion_requests (
  id integer generated always as identity primary key,
  mentee_id integer not null references data.mentees,
  text text not null check (length(text) between 1 and 2000),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by_user_id integer references data.users,
  answer text check (length(answer) <= 2000)
);
create unique index suggestion_request_open on data.suggestion_requests (mentee_id) where answered_at is null;
create index suggestion_requests_mentee on data.suggestion_requests (mentee_id, asked_at desc);
create index suggestion_requests_queue on data.suggestion_requests (asked_at, id) where answered_at is null;
create index suggestion_requests_answerer on data.suggestion_requests (answered_by_user_id);

create table data.suggestions (
  suggestion_request_id integer not null references data.suggestion_requests,
  mentor_id integer not null references data.mentors,
  primary key (suggestion_request_id, mentor_id)
);
create index suggestions_mentor on data.suggestions (mentor_id);

create table data.availability_alerts (
  mentee_id integer not null references data.mentees,
  mentor_id integer not null references data.mentors,
  asked_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (mentee_id, mentor_id)
);
create index availability_alerts_mentor on data.availability_alerts (mentor_id) where told_at is null;

create table data.favourites (
  mentee_id integer not null references data.mentees,
  mentor_id integer not null references data.mentors,
  at timestamptz not null default now(),
  primary key (mentee_id, mentor_id)
);
create index favourites_mentor on data.favourites (mentor_id);

create table data.notes (
  id integer generated always as identity primary key,
  about_user_id integer not null references data.users,
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null default now(),
  written_by_user_id integer not null references data.users
);
create index notes_about on data.notes (about_user_id, written_at desc);
create index notes_writer on data.notes (written_by_user_id);

create table data.reports (
  id integer generated always as identity primary key,
  by_user_id integer not null references data.users,
  about_user_id integer references data.users,
  request_id integer references data.mentorship_requests,
  text text not null check (length(text) between 1 and 2000),
  sent_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by_user_id integer references data.users
);
create index reports_by on data.reports (by_user_id);
create index reports_about on data.reports (about_user_id);
create index reports_request on data.reports (request_id);
create index reports_settler on data.reports (settled_by_user_id);
create index reports_open on data.reports (sent_at) where settled_at is null;
