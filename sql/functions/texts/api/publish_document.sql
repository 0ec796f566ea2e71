-- R22. An administrator publishes the draft of a long text as its next version. `seen_revision` is the draft on the
-- check page. The version in force keeps the facts that it prints today (rules.document_facts). Members are told by
-- mail (api.job_tell_documents) and, if the version needs consent, asked from its day. Written into the history.
-- Returns the version.
-- Locks the draft and the newest version.
-- Refuses: role_not_held, right_not_held, password_needed, document_draft_gone (a repeated click too),
-- document_draft_changed_meanwhile, document_changed_meanwhile, document_version_coming, document_day_past,
-- document_day_far (too far ahead), document_language_empty.
create function api.publish_document(document text, seen_revision integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft data.document_drafts;
  made integer;
begin
  perform rules.require_right_with_password('administrator');
  select f.* into draft from data.document_drafts f where f.document = publish_document.document for update;
  if not found then
    perform rules.reject('document_draft_gone');
  elsif draft.revision is distinct from seen_revision then
    perform rules.reject('document_draft_changed_meanwhile');
  end if;
  perform rules.check_document(draft);
  made := draft.based_on + 1;
  update data.document_versions d set facts = rules.document_facts()
  where d.document = draft.document and d.version = rules.document_in_force(draft.document);
  insert into data.document_versions (document, version, holds_from, needs_consent, bodies, summaries, told_at)
  values (draft.document, made, draft.holds_from, draft.needs_consent, draft.bodies, draft.summaries,
    case when draft.document = 'accessibility' then now() end);
  insert into data.texts (text, version, published_on, needs_consent)
  select text, made, draft.holds_from, draft.needs_consent
  from unnest(rules.texts_of_document(draft.document)) as text;
  delete from data.document_drafts f where f.document = draft.document;
  perform rules.record('constants', 0, 'text_published', detail => jsonb_build_object('document', draft.document,
    'version', made, 'holds_from', draft.holds_from, 'needs_consent', draft.needs_consent));
  return made;
end $$;

grant execute on function api.publish_document to app_admin;
