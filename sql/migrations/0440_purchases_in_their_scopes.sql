-- What the team's list of purchases selects and orders by stands in its own rows: which parts a purchase has left, and
-- its first proof. Triggers keep it (sql/triggers/listed_purchases.sql). Every scope has an index for every order, and
-- a row is in one or two scopes, so that its changes stay cheap.
alter table data.purchases
  add column waiting_part boolean not null default false,
  add column running_part boolean not null default false,
  add column unfinished_part boolean not null default false,
  -- Without a proof the greatest id: cursors know no null.
  add column first_proof integer not null default 2147483647;

update data.purchases u
set waiting_part = p.waiting, running_part = p.running, unfinished_part = p.unfinished
from (
  select o.purchase_id, bool_or(o.status in ('paid', 'pending')) as waiting, bool_or(o.status = 'running') as running,
    bool_or(o.status <> 'completed') as unfinished
  from data.parts o group by o.purchase_id) as p
where p.purchase_id = u.id and (p.waiting or p.running or p.unfinished);
update data.purchases u set first_proof = f.first
from (select o.purchase_id, min(o.id) as first from data.proofs o group by o.purchase_id) as f
where f.purchase_id = u.id;

drop index data.purchases_open;
drop index data.purchases_refunded;
drop index data.purchases_cancelled;
drop index data.purchases_listed_mentee;
drop index data.purchases_price;

-- As api.admin_purchases says.
do $$
declare
  scopes constant jsonb := '{
    "awaiting": "paid_at is null and cancelled_at is null",
    "paid": "paid_at is not null and cancelled_at is null and waiting_part",
    "running": "cancelled_at is null and running_part",
    "completed": "paid_at is not null and refunded_at is null and cancelled_at is null and not unfinished_part",
    "refunded": "refunded_at is not null and cancelled_at is null",
    "cancelled": "cancelled_at is not null"}';
  orders constant jsonb := '{
    "bought": "id", "mentee": "listed_mentee, id", "amount": "price_cents, id", "proof": "first_proof, (-id), id"}';
  scope record;
  sorted record;
begin
  for scope in select * from jsonb_each_text(scopes) loop
    for sorted in select * from jsonb_each_text(orders) loop
      execute format('create index purchases_%s_by_%s on data.purchases (%s) where %s',
        scope.key, sorted.key, sorted.value, scope.value);
    end loop;
  end loop;
end $$;
