-- R22. An administrator saves the next version of a long text, in five languages, with a summary of the change and the
-- day in Athens from which it shall hold. `seen_revision` is the draft on the page, none for a new one. Each document
-- has one draft. Returns its revision.
-- Refuses: role_not_held, right_not_held, document_not_found, document_draft_gone, document_draft_changed_meanwhile,
-- document_changed_meanwhile, document_version_coming, document_day_past,
-- document_day_far (too far ahead), document_language_empty.
create function api.save_document_draft(
  document text, based_on integer, holds_from date, needs_consent boolean, bodies jsonb, summaries jsonb,
  seen_revision integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved integer;
begin
  perform rules.require_right('administrator');
  if not exists (select from data.document_versions d where d.document = save_document_draft.document) then
    perform rules.reject('document_not_found', kind => 'MR404');
  end if;
  perform rules.check_document(row(save_document_draft.document, save_document_draft.based_on, 0,
    save_document_draft.holds_from, save_document_draft.needs_consent, save_document_draft.bodies,
    save_document_draft.summaries, now())::data.document_drafts);
  if seen_revision is not null
    and not exists (select from data.document_drafts f where f.document = save_document_draft.document) then
    perform rules.reject('document_draft_gone');
  end if;
  insert into data.document_drafts as f (document, based_on, holds_from, needs_consent, bodies, summaries)
  values (save_document_draft.document, save_document_draft.based_on, save_document_draft.holds_from,
    save_document_draft.needs_consent and cardinality(rules.texts_of_document(save_document_draft.document)) > 0,
    save_document_draft.bodies, save_document_draft.summaries)
  on conflict on constraint document_drafts_pkey do update
    set based_on = excluded.based_on, holds_from = excluded.holds_from, needs_consent = excluded.needs_consent,
      bodies = excluded.bodies, summaries = excluded.summaries, revision = f.revision + 1, saved_at = now()
    where f.revision = seen_revision
  returning f.revision into saved;
  if saved is null then
    perform rules.reject('document_draft_changed_meanwhile');
  end if;
  return saved;
end $$;

grant execute on function api.save_document_draft to app_admin;
