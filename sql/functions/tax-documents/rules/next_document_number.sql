-- The smallest number of a kind and series that no tax document has and none on its way: consecutive, without holes.
create function rules.next_document_number(kind text, series text)
returns integer
language sql stable security definer set search_path = ''
as $$
  with taken as materialized (
    select s.number from data.document_sendings s
    where s.kind = next_document_number.kind and s.series = next_document_number.series
    union
    select d.number from data.tax_documents d
    where d.kind = next_document_number.kind and d.series = next_document_number.series
  )
  select min(n.number) from (select 1 as number union all select t.number + 1 from taken t) n
  where not exists (select from taken t where t.number = n.number)
$$;
