-- What a row of an import says that is in none of our lists or too long: [{field, text}], for the dry run and the report.
alter table private.import_rows add column unread jsonb not null default '[]';
