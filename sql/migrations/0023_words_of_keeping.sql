-- What is kept by law is retained (rules.retained_for), what is written is stored.
alter table data.tax_document_files rename column kept_at to stored_at;
comment on table private.statements is
  'Files of the bank that are being checked. They go when the treasurer has finished, or by themselves (rules.retained_for).';
comment on table private.imports is
  'Files of people to import. Read through functions only, and emptied after some weeks (rules.retained_for).';
