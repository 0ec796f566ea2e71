-- Messages that the team sends often, in the languages it has written them in. texts: {"gr": {"subject", "text"}, …};
-- Greek or English is always there, so that every reader gets one.
create table data.message_templates (
  id integer generated always as identity primary key,
  name text not null check (name = trim(name) and length(name) between 1 and 100),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and (texts ? 'gr' or texts ? 'en')),
  changed_at timestamptz not null default now(),
  retired_at timestamptz
);
create index message_templates_living on data.message_templates (id) where retired_at is null;
create index message_templates_retired on data.message_templates (id) where retired_at is not null;
