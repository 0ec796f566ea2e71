-- The long texts of the site, who accepted which version, and which mails a person wants.
create table data.texts (
  text text not null check (text in ('terms', 'privacy', 'mentor_terms', 'mentee_terms', 'coachee_terms', 'news')),
  version integer not null,
  published_on date not null,
  needs_consent boolean not null default false,
  primary key (text, version)
);
comment on table data.texts is
  'The versions of the texts that a member accepts.';
comment on column data.texts.needs_consent is
  'Members must accept this version before they go on, from its day.';

create table data.consents (
  id integer generated always as identity primary key,
  user_id integer not null references data.users,
  text text not null,
  version integer not null,
  given boolean not null,
  at timestamptz not null default now(),
  foreign key (text, version) references data.texts(text, version)
);
create index consents_text on data.consents (text, version);
create index consents_user on data.consents (user_id, text);

create table data.document_versions (
  document text not null check (document in ('terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility')),
  version integer not null check (version > 0),
  holds_from date not null,
  needs_consent boolean not null default false,
  bodies data.names,
  summaries data.names,
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  told_user integer not null default 0,
  told_at timestamptz,
  facts jsonb,
  primary key (document, version),
  constraint only_the_first_is_a_file check (version = 1 or (bodies is not null and summaries is not null))
);
comment on table data.document_versions is
  'The long texts in versions, each with the day in Athens from which it holds. The first version of a document is a '
  'file in app/content, so it has no bodies. A published version never changes (sql/triggers); a coming one may be '
  'withdrawn.';
comment on column data.document_versions.facts is
  'The operator’s facts and the prices that this version printed when the next one was published. Null until then.';

create table data.document_drafts (
  document text primary key
    check (document in ('terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility')),
  based_on integer not null,
  revision integer not null default 1,
  holds_from date not null,
  needs_consent boolean not null,
  bodies data.names not null,
  summaries data.names not null,
  saved_at timestamptz not null default now(),
  foreign key (document, based_on) references data.document_versions(document, version)
);
comment on table data.document_drafts is
  'The next version of a document while the team writes it: one per document.';
comment on column data.document_drafts.based_on is
  'The newest version when the draft was begun.';
comment on column data.document_drafts.revision is
  'How often the draft was saved.';

create table data.muted_notifications (
  user_id integer not null references data.users,
  notification data.notification not null,
  muted_at timestamptz not null default now(),
  primary key (user_id, notification)
);
comment on table data.muted_notifications is
  'The kinds of mail that a user has switched off. Without a row they are sent.';

create table data.asked_notifications (
  user_id integer not null references data.users,
  notification text not null check (notification in ('offers', 'seminars')),
  asked_at timestamptz not null default now(),
  primary key (user_id, notification)
);
comment on table data.asked_notifications is
  'The kinds of mail that need consent, and who asked for them: new offers and seminars.';
