-- An administrator throws away the draft of a long text. Doing it again changes nothing.
-- Refuses: role_not_held, right_not_held.
create function api.discard_document_draft(document text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right('administrator');
  delete from data.document_drafts f where f.document = discard_document_draft.document;
end $$;

grant execute on function api.discard_document_draft to app_admin;
