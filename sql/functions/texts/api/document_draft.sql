-- For administrators: the next version of a long text while it is being written. No row without one.
-- Type bodies: Record<string, string>.
-- Type summaries: Record<string, string>.
create function api.document_draft(document text)
returns table (
  based_on integer, revision integer, holds_from date, needs_consent boolean, bodies jsonb, summaries jsonb,
  saved_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select f.based_on, f.revision, f.holds_from, f.needs_consent, f.bodies, f.summaries, f.saved_at
  from data.document_drafts f
  where f.document = document_draft.document and rules.viewer_has_right('administrator')
$$;

grant execute on function api.document_draft to app_admin;
