-- An administrator withdraws a version of a long text before its day, as long as nobody was told of it. Its number is
-- not used again. Withdrawing it again changes nothing. Written into the history.
-- Locks the version.
-- Refuses: role_not_held, right_not_held, password_needed, document_not_found, document_holds_already,
-- document_told_already.
create function api.withdraw_document_version(document text, version integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_version data.document_versions;
begin
  perform rules.require_right_with_password('administrator');
  select d.* into found_version from data.document_versions d
  where d.document = withdraw_document_version.document and d.version = withdraw_document_version.version
  for no key update;
  if not found then
    perform rules.reject('document_not_found', kind => 'MR404');
  elsif found_version.withdrawn_at is not null then
    return;
  elsif found_version.holds_from <= rules.local_date() then
    perform rules.reject('document_holds_already');
  elsif found_version.told_user > 0 or (found_version.told_at is not null and found_version.document <> 'accessibility') then
    perform rules.reject('document_told_already');
  end if;
  update data.document_versions d set withdrawn_at = now()
  where d.document = found_version.document and d.version = found_version.version;
  -- Nobody can have consented to a version that never held.
  delete from data.texts t
  where t.text = any (rules.texts_of_document(found_version.document)) and t.version = found_version.version;
  perform rules.record('constants', 0, 'text_withdrawn', detail => jsonb_build_object(
    'document', found_version.document, 'version', found_version.version, 'holds_from', found_version.holds_from));
end $$;

grant execute on function api.withdraw_document_version to app_admin;
