-- Records that a refund succeeded or failed: state, ledger entry, and a mail (success) or a flag (failure).
-- Idempotent. The caller holds the purchase's lock.
create function rules.finish_refund(refund data.refunds, succeeded boolean, external_ref text, sent_on date, by text default 'card')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if refund.state = (case when succeeded then 'done' else 'failed' end) or refund.state = 'void' and not succeeded
    -- At Stripe a failed refund never succeeds later: an outdated report.
    or succeeded and refund.state = 'failed' and refund.external_ref = finish_refund.external_ref then
    return;
  end if;
  update data.refunds r
  set state = case when succeeded then 'done' else 'failed' end, external_ref = finish_refund.external_ref,
    stripe_ref = case when by = 'card' then finish_refund.external_ref else r.stripe_ref end,
    done_at = case when succeeded then now() end,
    sent_on = case when succeeded then finish_refund.sent_on end, by_bank = succeeded and by = 'bank'
  where r.id = refund.id;
  if succeeded or refund.state = 'done' then
    insert into data.ledger_entries (purchase_id, refund_id, amount_cents, by_bank, paid_on)
    values (refund.purchase_id, refund.id,
      case when succeeded then -refund.amount_cents else refund.amount_cents end, by = 'bank',
      case when succeeded then finish_refund.sent_on else rules.local_date() end);
  end if;
  perform rules.forget_refund_accounts(e.id)
  from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
  where u.id = refund.purchase_id and w.erased_at is not null;
  perform rules.record('purchases', refund.purchase_id, case when succeeded then 'refund_sent' else 'refund_failed' end);
  if succeeded then
    perform rules.queue_mail('refund_sent:' || refund.id || ':' || finish_refund.external_ref, 'refund_sent', e.user_id, rules.refund_mail(refund, by))
    from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = refund.purchase_id;
  else
    perform rules.raise_flag('refund_failed', finish_refund.external_ref, refund.purchase_id, refund.payment_id);
  end if;
end $$;
