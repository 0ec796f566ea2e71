-- Allowed transitions, history, mails and mailed links, the memory of the clock, imports.
create table data.allowed_transitions (
  subject text not null,
  from_state text not null,
  to_state text not null,
  primary key (subject, from_state, to_state)
);

create table data.history (
  id integer generated always as identity primary key,
  subject text not null,
  subject_id integer not null,
  mentor_user_id integer,
  mentee_user_id integer,
  event text not null,
  from_state text,
  to_state text,
  actor data.actor not null,
  actor_user_id integer references data.users,
  reason text,
  detail jsonb,
  at timestamptz not null default now(),
  act text not null
    generated always as (
      case
        when event <> 'status' then event
        when (subject = 'mentors' and to_state = 'active' and from_state in ('new', 'awaiting_response')) then 'approved'
        else coalesce(to_state, event)
      end
    ) stored
);
comment on table data.history is
  'Who changed what, in which role, when and why. Insert-only.';
comment on column data.history.mentor_user_id is
  'The mentor of the record, written by a trigger; no foreign key, as the record has it.';
comment on column data.history.mentee_user_id is
  'The mentee of the record, in the same way.';
comment on column data.history.act is
  'What happened, as one word: the status that was reached, or the event.';
create index history_act on data.history (act, id desc);
create index history_actor on data.history (actor_user_id, id desc);
create index history_at on data.history (at, id);
create index history_mentor on data.history (mentor_user_id, id desc);
create index history_mentee on data.history (mentee_user_id, id desc);
create index history_role on data.history (actor, id desc);
create index history_subject on data.history (subject, subject_id, id desc);

create table private.tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer references data.users,
  purpose text not null
    check (purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'confirm_news', 'guardian')),
  notification data.notification,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  subscriber_id integer references data.news_subscribers on delete cascade,
  purchase_id integer references data.purchases,
  constraint token_of_an_order check ((purpose = 'guardian') = (purchase_id is not null)),
  constraint token_of_one check (num_nonnulls(user_id, subscriber_id) = 1),
  constraint token_unsubscribes check ((purpose = 'unsubscribe') = (notification is not null))
);
comment on column private.tokens.notification is
  'The link at the end of a mail switches off what that mail was about, and opens nothing else.';
comment on column private.tokens.purchase_id is
  'The order of the link of a guardian: one per order, which dies when the next is sent.';
create unique index tokens_purchase on private.tokens (purchase_id) where purchase_id is not null;
create index tokens_subscriber on private.tokens (subscriber_id) where subscriber_id is not null;
create index tokens_user on private.tokens (user_id);

create table private.outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  to_user_id integer references data.users,
  to_email data.email not null,
  locale data.locale not null,
  content jsonb not null,
  status data.mail_status not null default 'queued',
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text,
  to_subscriber_id integer references data.news_subscribers on delete cascade,
  constraint outbox_one_recipient
    check (
      num_nonnulls(to_user_id, to_subscriber_id) = 1
      or kind in ('standstill', 'standstill_over', 'erased') and num_nonnulls(to_user_id, to_subscriber_id) = 0)
);
comment on table private.outbox is
  'Mails, written in the transaction that causes them. The worker leases, renders and sends them.';
comment on column private.outbox.key is
  'One mail per event and recipient, however often the event is told.';
-- An erasure looks for the person in the mails to others.
create index outbox_content on private.outbox using gin (content jsonb_path_ops);
create index outbox_due on private.outbox (next_attempt_at, id) where status = 'queued';
create index outbox_subscriber on private.outbox (to_subscriber_id) where to_subscriber_id is not null;
create index outbox_user on private.outbox (to_user_id);

create table data.mails (
  id integer primary key,
  kind text not null,
  to_user_id integer references data.users,
  to_email data.email not null,
  state data.mail_status not null,
  attempts integer not null,
  secret boolean not null,
  has_words boolean not null,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
comment on table data.mails is
  'What the team sees of mails: to whom, of what kind, how far. A trigger keeps the rows beside the outbox, whose '
  'words no acting role reads.';
comment on column data.mails.secret is
  'It had a personal link, which nobody but its recipient may see, and which is gone once the mail is dead.';
create index mails_address on data.mails using gin (((' ' || translate((to_email)::text, '@.-_+', '     '))) extensions.gin_trgm_ops);
create index mails_not_sent on data.mails (state, id) where state <> 'sent';
create index mails_user on data.mails (to_user_id, id);

create table private.mail_pause (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now(),
  asked integer not null default 0,
  ask_at timestamptz not null
);
comment on table private.mail_pause is
  'The pause of all mails while the mail server does not answer: at most one row, which all workers see.';

create table private.reminders (
  kind text not null,
  subject_id integer not null,
  step text not null,
  at timestamptz not null default now(),
  primary key (kind, subject_id, step)
);
comment on table private.reminders is
  'A reminder is sent once: kind, subject and step are its key.';

create table private.jobs (
  name text primary key,
  every interval,
  daily_at time without time zone,
  last_run_at timestamptz,
  last_result jsonb,
  unfinished boolean not null default false,
  weekly_on smallint check (weekly_on between 1 and 7),
  failures integer not null default 0,
  asked_at timestamptz,
  constraint jobs_check check (num_nonnulls(every, daily_at) = 1),
  constraint jobs_check1 check (weekly_on is null or daily_at is not null)
);
comment on table private.jobs is
  'The jobs of the clock: when each is due, when it last ran and how that went. The schedule comes from '
  'sql/seeds/reference.';
comment on column private.jobs.daily_at is
  'Time of day in Athens.';
comment on column private.jobs.weekly_on is
  '1 Monday to 7 Sunday.';
comment on column private.jobs.unfinished is
  'It stopped before its end, to go on at once; each run is a transaction of its own.';
comment on column private.jobs.failures is
  'In a row; each waits longer for the next try.';
comment on column private.jobs.asked_at is
  'An administrator asked for the job before its time.';

create table private.held_back (
  job text not null,
  row_id bigint not null,
  failures integer not null default 1,
  error text not null,
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (job, row_id)
);
comment on table private.held_back is
  'A row that a job failed on waits longer and longer, and the job does the others.';

create table private.standstills (
  what text primary key,
  since timestamptz not null default now(),
  told_at timestamptz
);
comment on table private.standstills is
  'What stands still, for the mails to the operator: a row since the job that looks first saw it. A row whose cause '
  'is over is deleted.';
comment on column private.standstills.told_at is
  'The newest mail that named it.';

create table private.daily_digests (
  day date primary key,
  told_until timestamptz not null default now()
);
comment on table private.daily_digests is
  'The last daily digest to the team: its day, and the moment up to which it told what is new.';

create table private.operator_facts (
  only_row boolean primary key default true check (only_row),
  facts jsonb not null
);
comment on table private.operator_facts is
  'What the operator’s environment said at the last start. A start writes only what has changed there since, so that '
  'a setting that the team changed stays.';

create table private.answered_calls (
  user_id integer not null references data.users,
  name text not null check (length(name) between 1 and 200),
  key text not null check (length(key) between 8 and 200),
  input_hash text not null check (length(input_hash) = 64),
  at timestamptz not null default now(),
  status integer,
  answer text,
  primary key (user_id, name, key),
  constraint answered_calls_check check ((status is null) = (answer is null))
);
comment on table private.answered_calls is
  'Calls of the JSON API with an Idempotency-Key, and their answers. Without an answer the call runs, or its end is '
  'not known.';

create table data.saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references data.users,
  list text not null check (list ~ '^[a-z-]{1,60}$'),
  name text not null
    check (name = TRIM(BOTH from name) and length(name) between 1 and 60)
    constraint saved_views_name_line check (data.is_line(name)),
  query jsonb not null check (jsonb_typeof(query) = 'object' and (length(query::text) <= 2000)),
  created_at timestamptz not null default now(),
  constraint view_name_taken unique (user_id, list, name)
);
comment on table data.saved_views is
  'A list as an administrator wants to open it again: the parameters of its address without the page, under a name.';

create table private.calendar_addresses (
  user_id integer primary key references data.users,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now()
);
comment on table private.calendar_addresses is
  'A private address under which a calendar program reads the planned sessions of a mentee or mentor. One per '
  'person; only the hash of its secret is stored.';

create table private.imports (
  id integer generated always as identity primary key,
  role data.role not null check (role in ('mentor', 'mentee')),
  file_name text not null
    check (length(file_name) <= 200)
    constraint imports_file_name_line check (data.is_line(file_name)),
  headings text[] not null check (cardinality(headings) >= 1 and cardinality(headings) <= 100),
  mapping jsonb,
  invite boolean not null default false,
  created_by_user_id integer not null references data.users,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint imports_check check (started_at is null or mapping is not null),
  constraint imports_check1 check (finished_at is null or started_at is not null)
);
comment on table private.imports is
  'Files of people to import. Read through functions only, and emptied after some weeks (rules.kept_for).';
comment on column private.imports.mapping is
  'The column of each field, from 0; null until an admin has chosen them.';

create table private.import_rows (
  import_id integer not null references private.imports on delete cascade,
  number integer not null,
  cells text[] not null,
  person jsonb,
  fate text,
  field text,
  user_id integer references data.users,
  done_at timestamptz,
  unread jsonb not null default '[]',
  addresses text[] not null default '{}',
  primary key (import_id, number)
);
comment on table private.import_rows is
  'One row of an imported file, with its fate.';
comment on column private.import_rows.number is
  'The line of the file, as a spreadsheet counts.';
comment on column private.import_rows.person is
  'The fields that the columns give, named as in create_person.';
comment on column private.import_rows.fate is
  'What will become of the row, later what became of it: creates, maybe_same (creates one who may have an account), adds, '
  'created, added, or the error.';
comment on column private.import_rows.unread is
  'What a row says that is in none of our lists or too long: [{field, text}].';
comment on column private.import_rows.addresses is
  'The e-mail addresses in the cells: an erasure finds its rows by an index.';
create index import_rows_addresses on private.import_rows using gin (addresses);
create index import_rows_user on private.import_rows (user_id);
