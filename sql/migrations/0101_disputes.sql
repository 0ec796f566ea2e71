-- Contested payments by Stripe's name for the dispute. Its end is final: late news of its beginning changes nothing.
create table private.disputes (
  external_ref text primary key,
  payment_id integer not null references data.payments,
  amount_cents data.cents not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index disputes_payment on private.disputes (payment_id);
insert into private.disputes (external_ref, payment_id, amount_cents, state, opened_at)
select f.external_ref, p.id, p.amount_cents, 'open', f.raised_at
from data.payment_flags f join data.payments p on p.id = f.payment_id join data.purchases u on u.id = p.purchase_id
where f.problem = 'disputed' and u.disputed_at is not null and not p.surplus;

-- A refund that was not carried out and is not owed any more, because the money went back in another way.
alter table data.refunds
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('sent', 'done', 'failed', 'void'));
update data.refunds r set state = 'void'
from data.payments p
where p.id = r.payment_id and r.state = 'failed' and p.amount_cents - (
  select coalesce(sum(o.amount_cents), 0) from data.refunds o
  where o.payment_id = p.id and o.state in ('sent', 'done')) < r.amount_cents;
