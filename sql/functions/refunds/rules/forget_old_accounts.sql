-- Deletes bank accounts of refunds that ended long ago: no refund to send, on its way or waiting for the bank's decision,
-- no open refund request. In batches; locked rows are skipped. Returns how many.
create function rules.forget_old_accounts(most integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant interval := rules.retained_for('refund account');
  gone integer;
begin
  delete from data.refund_accounts a
  where a.purchase_id in (
    select e.purchase_id from data.refund_accounts e
    where e.given_at < now() - kept
      and not exists (select from data.refund_requests q
        where q.purchase_id = e.purchase_id and (q.answered_at is null or q.answered_at > now() - kept))
      and not exists (select from data.refunds r
        where r.purchase_id = e.purchase_id
          and (r.done_at > now() - kept or rules.refund_stage(r) in ('to_send', 'on_the_way', 'disputed')))
    limit most for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
