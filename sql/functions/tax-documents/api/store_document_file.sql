-- A treasurer uploads the PDF of a tax document, in place of an earlier one. The web server has checked that it is one.
-- Refuses: role_not_held, right_not_held, document_not_found, own_profile, file_too_large.
create function api.store_document_file(document_id integer, bytes bytea)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document data.tax_documents;
begin
  perform rules.require_right('treasurer');
  select d.* into document from data.tax_documents d where d.id = store_document_file.document_id;
  if not found then
    perform rules.reject('document_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_own_purchase(document.purchase_id);
  if exists (select from data.constants c where length(bytes) > c.proof_bytes) then
    perform rules.reject('file_too_large', 'file', 'MR422');
  end if;
  insert into data.tax_document_files as f (document_id, purchase_id, bytes)
  values (document.id, document.purchase_id, store_document_file.bytes)
  on conflict on constraint tax_document_files_pkey do update set bytes = excluded.bytes, stored_at = now();
  perform rules.record('purchases', document.purchase_id, 'document_file_kept');
end $$;

grant execute on function api.store_document_file to app_admin;
