-- Returns whether a version of a document is past, holds now, is coming, or was withdrawn before its day.
create function rules.document_state(version data.document_versions)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when version.withdrawn_at is not null then 'withdrawn'
    when version.holds_from > rules.local_date() then 'coming'
    when version.version = rules.document_in_force(version.document) then 'now'
    else 'past'
  end
$$;
