-- How an administrator opens a list again: its scope, search, order and filters under a name of her own, the parameters
-- of the list's address without its page.
create table data.saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references data.users,
  list text not null check (list ~ '^[a-z-]{1,60}$'),
  name text not null check (name = trim(name) and length(name) between 1 and 60),
  query jsonb not null check (jsonb_typeof(query) = 'object' and length(query::text) <= 2000),
  created_at timestamptz not null default now(),
  constraint view_name_taken unique (user_id, list, name)
);
