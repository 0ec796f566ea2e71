-- Long: one act, from the checks to the mail.
-- A treasurer corrects what was copied wrongly from a tax document, with the reason, until a month with its money is handed over.
-- Kind and amount were checked against the payment and stay. The history keeps what stood there, and the buyer gets a mail if
-- what she was told has changed. The same again changes nothing.
-- Locks mentee, purchase, then that of rules.lock_months.
-- Refuses: role_not_held, right_not_held, password_needed, document_not_found, own_profile, reason_missing, required,
-- document_number_invalid, date_invalid, date_in_future, document_too_early, document_too_late, mark_cut, mark_invalid,
-- uid_invalid, qr_url_invalid, too_long, document_handed_over, mark_used, document_number_used.
create function api.correct_document(
  document_id integer, series text, number integer, issued_on date, mark text, reason text, uid text default null,
  qr_url text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words constant text := coalesce(trim(reason), '');
  new_series constant text := coalesce(trim(series), '');
  new_mark constant text := regexp_replace(coalesce(mark, ''), '\s', '', 'g');
  new_uid constant text := nullif(upper(trim(uid)), '');
  new_url constant text := nullif(trim(qr_url), '');
  purchase data.purchases;
  was data.tax_documents;
  broken text;
begin
  perform rules.require_right_for_routine('treasurer');
  select d.* into was from data.tax_documents d where d.id = correct_document.document_id;
  if not found then
    perform rules.reject('document_not_found', kind => 'MR404');
  end if;
  purchase := rules.lock_purchase(was.purchase_id);
  perform rules.refuse_own_purchase(purchase.id);
  perform rules.lock_months(closing => false);
  select d.* into was from data.tax_documents d where d.id = was.id;
  if words = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'reason', 'MR422');
  end if;
  perform rules.check_document(rules.local_date(purchase.purchased_at), was.kind, new_series, number, issued_on, new_mark, new_uid,
    new_url, was.amount_cents);
  if rules.document_handed_over(was) then
    perform rules.reject('document_handed_over');
  elsif exists (select from data.tax_documents d where d.id = was.credits_id and d.issued_on > correct_document.issued_on) then
    perform rules.reject('document_too_early', 'issuedOn', 'MR422');
  elsif exists (
    select from data.tax_documents d
    where d.purchase_id = was.purchase_id and d.credits_id = was.id and d.issued_on < correct_document.issued_on) then
    perform rules.reject('document_too_late', 'issuedOn', 'MR422');
  elsif (was.series, was.number, was.issued_on, was.mark, was.uid, was.qr_url)
    is not distinct from (new_series, number, issued_on, new_mark, new_uid, new_url) then
    return;
  end if;

  begin
    perform set_config('app.correcting', 'on', true);
    update data.tax_documents d
    set series = new_series, number = correct_document.number, issued_on = correct_document.issued_on, mark = new_mark,
      uid = new_uid, qr_url = new_url
    where d.id = was.id;
    perform set_config('app.correcting', '', true);
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken = 'tax_documents_mark_key' then
      perform rules.reject('mark_used', 'mark');
    end if;
    perform rules.reject('document_number_used', 'number');
  end;
  perform rules.record('purchases', purchase.id, 'document_corrected', words,
    jsonb_build_object('series', was.series, 'number', was.number, 'issuedOn', was.issued_on, 'mark', was.mark, 'uid', was.uid,
      'qrUrl', was.qr_url));
  if (was.series, was.number, was.issued_on, was.mark) is distinct from (new_series, number, issued_on, new_mark) then
    perform rules.mail_document(was.id, 'tax_document_corrected');
  end if;
end $$;

grant execute on function api.correct_document to app_admin;
