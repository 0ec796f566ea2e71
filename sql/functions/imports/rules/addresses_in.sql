-- The e-mail addresses in the cells of an imported row, in lower case; also those with a name before them. A cell of
-- more than 500 characters is a text, not an address.
create function rules.addresses_in(cells text[])
returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select distinct regexp_replace(word, '^mailto:', '')
    from unnest(addresses_in.cells) cell, regexp_split_to_table(lower(cell), '[\s<>;,]+') word
    where length(cell) <= 500 and word like '%@%')
$$;
