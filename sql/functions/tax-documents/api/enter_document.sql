-- A treasurer enters a tax document that the accountant has issued (rules.enter_document). Returns its id.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, required,
-- document_kind_unknown, too_long, document_number_invalid, date_invalid, date_in_future, document_too_early, mark_invalid,
-- uid_invalid, qr_url_invalid, amount_invalid, mark_used, document_number_used, document_kind, credit_kind, document_missing,
-- payment_documented, document_amount, not_applicable.
create function api.enter_document(
  purchase_id integer, kind text, series text, number integer, issued_on date, mark text, amount_cents integer,
  uid text default null, qr_url text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right_for_routine('treasurer');
  return (rules.enter_document(purchase_id, kind, series, number, issued_on, mark, uid, qr_url, amount_cents)).document_id;
end $$;

grant execute on function api.enter_document to app_admin;
