-- Refuses a tax document on which something cannot be: each field by itself.
-- Refuses: document_kind_unknown, required, too_long, document_number_invalid, date_invalid, date_in_future,
-- document_too_early, mark_cut, mark_invalid, uid_invalid, qr_url_invalid, amount_invalid.
create function rules.check_document(
  ordered_on date, kind text, series text, number integer, issued_on date, mark text, uid text, qr_url text, amount_cents integer)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if kind is null or kind not in ('retail', 'invoice', 'retail_credit', 'invoice_credit') then
    perform rules.reject('document_kind_unknown', 'kind', 'MR422');
  elsif series = '' then
    perform rules.reject('required', 'series', 'MR422');
  elsif length(series) > 50 then
    perform rules.reject('too_long', 'series', 'MR422');
  elsif number is null or number < 1 then
    perform rules.reject('document_number_invalid', 'number', 'MR422');
  elsif issued_on is null then
    perform rules.reject('date_invalid', 'issuedOn', 'MR422');
  elsif issued_on > rules.local_date() then
    perform rules.reject('date_in_future', 'issuedOn', 'MR422');
  elsif issued_on < ordered_on then
    perform rules.reject('document_too_early', 'issuedOn', 'MR422');
  elsif mark ~* '^[0-9][.,][0-9]+e[+]?[0-9]+$' then
    perform rules.reject('mark_cut', 'mark', 'MR422');
  elsif mark !~ '^[1-9][0-9]{14}$' then
    perform rules.reject('mark_invalid', 'mark', 'MR422');
  elsif uid !~ '^[0-9A-F]{40}$' then
    perform rules.reject('uid_invalid', 'uid', 'MR422');
  elsif length(qr_url) > 300 or qr_url !~ '^https://[!-~]+$' then
    perform rules.reject('qr_url_invalid', 'qrUrl', 'MR422');
  elsif amount_cents is null or amount_cents < 1 then
    perform rules.reject('amount_invalid', 'amount', 'MR422');
  end if;
end $$;
