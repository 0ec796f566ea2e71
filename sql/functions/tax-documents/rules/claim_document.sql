-- Claims the tax document to send next: one that is due again, or else a new one, which gets its number here, before anything
-- is sent, and today as its day. Advisory lock: one worker claims at a time, so that numbers follow each other. Returns
-- null if there is none, and whether AADE has perhaps got it.
create function rules.claim_document(series text, since date, invoices boolean, out sending data.document_sendings, out maybe_there boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lease constant interval := '10 minutes';
  due data.document_sendings;
  fresh record;
begin
  perform pg_advisory_xact_lock(hashtext('rules.document_sendings'));
  loop
    select s.* into due from data.document_sendings s
    where s.state in ('waiting', 'unclear', 'sending') and s.next_try_at <= now() order by s.next_try_at, s.id limit 1;
    exit when not found;
    perform rules.lock_purchase(due.purchase_id);
    maybe_there := due.state <> 'waiting';
    -- What no longer waits, as after a lost dispute, is not sent.
    delete from data.document_sendings s where s.id = due.id and s.state = 'waiting' and not exists (
      select from rules.undocumented(s.purchase_id) w
      where w.payment_id = s.payment_id and w.refund_id is not distinct from s.refund_id and w.credit = (s.credits_id is not null)
        and w.cents = s.amount_cents);
    update data.document_sendings s set state = 'sending', tries = s.tries + 1, next_try_at = now() + lease
    where s.id = due.id and s.state = due.state and s.next_try_at <= now() returning s.* into sending;
    if found then
      return;
    end if;
  end loop;
  loop
    select n.* into fresh from rules.next_unsent(since, invoices) n;
    exit when not found;
    perform rules.lock_purchase(fresh.purchase_id);
    -- Another act may have come first.
    insert into data.document_sendings as s (
      purchase_id, payment_id, refund_id, credits_id, kind, series, number, issued_on, amount_cents, next_try_at)
    select n.purchase_id, n.payment_id, n.refund_id, n.credits_id, n.kind, claim_document.series,
      rules.next_document_number(n.kind, claim_document.series), rules.local_date(), n.cents, now() + lease
    from rules.next_unsent(since, invoices) n
    where n.payment_id = fresh.payment_id and n.refund_id is not distinct from fresh.refund_id
    returning s.* into sending;
    if found then
      maybe_there := false;
      return;
    end if;
  end loop;
end $$;
