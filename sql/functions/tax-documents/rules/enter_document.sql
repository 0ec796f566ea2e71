-- Long: one act, from what is there already to the document.
-- Enters a tax document that the accountant has issued for what of a purchase waits for one (rules.undocumented), found by
-- its amount; a credit document of all that is left of a document takes it back without a refund. The same document again
-- changes nothing. Returns its id, and whether it is new.
-- Refuses: purchase_not_found, own_profile, mark_used, document_number_used, document_kind, payment_documented,
-- not_applicable, document_amount, what rules.check_document refuses, what rules.credited_document refuses.
create function rules.enter_document(
  purchase_id integer, kind text, series text, number integer, issued_on date, mark text, uid text, qr_url text, amount_cents integer,
  out document_id integer, out added boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases := rules.lock_purchase(purchase_id);
  tidy_series constant text := coalesce(trim(series), '');
  tidy_mark constant text := regexp_replace(coalesce(mark, ''), '\s', '', 'g');
  tidy_uid constant text := nullif(upper(trim(uid)), '');
  tidy_url constant text := nullif(trim(qr_url), '');
  is_credit constant boolean := coalesce(kind like '%\_credit', false);
  there data.tax_documents;
  credited data.tax_documents;
  about record;
begin
  perform rules.refuse_own_purchase(purchase.id);
  perform rules.check_document(rules.local_date(purchase.purchased_at), kind, tidy_series, number, issued_on, tidy_mark, tidy_uid,
    tidy_url, amount_cents);

  select d.* into there from data.tax_documents d where d.mark = tidy_mark;
  if found then
    if (there.purchase_id, there.kind, there.series, there.number, there.issued_on, there.amount_cents::integer)
      is distinct from (purchase.id, kind, tidy_series, number, issued_on, amount_cents) then
      perform rules.reject('mark_used', 'mark');
    end if;
    document_id := there.id;
    added := false;
    return;
  end if;

  if is_credit then
    credited := rules.credited_document(purchase.id, kind, issued_on, amount_cents);
  elsif purchase.paid_at is null or purchase.price_cents = 0 then
    perform rules.reject('not_applicable');
  elsif (kind = 'invoice') <> exists (select from data.invoice_details i where i.purchase_id = purchase.id) then
    perform rules.reject('document_kind', 'kind');
  elsif not exists (select from rules.undocumented(purchase.id) w where not w.credit) then
    perform rules.reject('payment_documented');
  end if;
  select w.payment_id, w.refund_id into about from rules.undocumented(purchase.id) w
  where w.credit = is_credit and w.cents = enter_document.amount_cents
    and (not is_credit or w.payment_id = credited.payment_id)
  order by w.refund_id nulls last limit 1;
  if not found then
    if not is_credit or enter_document.amount_cents <> rules.left_of_document(credited) then
      perform rules.reject('document_amount', 'amount');
    end if;
    select credited.payment_id, null::integer as refund_id into about;
  end if;

  document_id := rules.store_document(purchase.id, about.payment_id, about.refund_id, credited.id, kind, tidy_series, number,
    issued_on, tidy_mark, tidy_uid, tidy_url, amount_cents);
  added := true;
end $$;
