-- Returns the facts of the operator that texts and receipts print and that still have the sample value of a new
-- database, by the name of their setting: the default of their column.
create function rules.sample_facts()
returns setof text
language sql stable security definer set search_path = ''
as $$
  select a.attname::text
  from data.constants c, pg_catalog.pg_attribute a
  join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = 'data.constants'::regclass
    and a.attname in ('bank_name', 'bank_account_holder', 'bank_iban', 'issuer_name', 'issuer_tax_number', 'issuer_address',
      'register_number', 'tax_office', 'representative', 'operator_phone', 'privacy_email', 'hosting_provider',
      'mail_provider', 'authority_address', 'ombudsman_address')
    and pg_catalog.pg_get_expr(d.adbin, d.adrelid) = quote_literal(to_jsonb(c)->>a.attname) || '::text'
  order by a.attnum
$$;
