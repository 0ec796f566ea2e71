-- The e-mail addresses in the cells of a row: an erasure finds its rows by an index, however much an import holds.
alter table private.import_rows add column addresses text[] not null default '{}';
update private.import_rows r set addresses = array(
  select distinct regexp_replace(word, '^mailto:', '')
  from unnest(r.cells) cell, regexp_split_to_table(lower(cell), '[\s<>;,]+') word
  where length(cell) <= 500 and word like '%@%');
create index import_rows_addresses on private.import_rows using gin (addresses);
