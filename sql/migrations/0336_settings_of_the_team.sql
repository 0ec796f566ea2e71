-- What the operator's environment said at the last start. A start writes only what has changed there since, so that a
-- setting the team changed in the product stays.
create table private.operator_facts (
  only_row boolean primary key default true check (only_row),
  facts jsonb not null
);
