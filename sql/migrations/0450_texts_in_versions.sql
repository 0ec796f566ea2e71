-- The long texts of the site in versions, each with the day in Athens from which it holds. The first version of a
-- document is a file in app/content, so it has no bodies. A published version never changes (sql/triggers); only how
-- far its mails came does, and a coming one may be withdrawn.
create table data.document_versions (
  document text not null
    check (document in ('terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility')),
  version integer not null check (version > 0),
  holds_from date not null,
  needs_consent boolean not null default false,
  bodies data.names,
  summaries data.names,
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  told_user integer not null default 0,
  told_at timestamptz,
  primary key (document, version),
  constraint only_the_first_is_a_file check (version = 1 or (bodies is not null and summaries is not null))
);
create index document_versions_to_tell on data.document_versions (published_at)
  where told_at is null and withdrawn_at is null;

-- The next version of a document while the team writes it: one for each document. `based_on` is the newest version when
-- it was begun, `revision` counts how often it was saved.
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
  foreign key (document, based_on) references data.document_versions (document, version)
);
create index document_drafts_based_on on data.document_drafts (document, based_on);
