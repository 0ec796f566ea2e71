-- Returns the version of a document that holds today.
create function rules.document_in_force(document text)
returns integer
language sql stable security definer set search_path = ''
as $$
  select max(d.version) from data.document_versions d
  where d.document = document_in_force.document and d.withdrawn_at is null and d.holds_from <= rules.local_date()
$$;
