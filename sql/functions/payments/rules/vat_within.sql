-- Returns the VAT that a sum contains, in whole cents: 6200 at 24 % has 1200. Of a sum below zero there is none.
create function rules.vat_within(cents bigint, percent integer)
returns integer
language sql immutable set search_path = ''
as $$
  select (greatest(cents, 0) - round(greatest(cents, 0) * 100.0 / (100 + percent)))::integer
$$;

grant execute on function rules.vat_within to app_admin;
