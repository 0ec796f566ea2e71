-- A purchase for which more went out than came in: the team claims the difference back, and finds it in a scope of its
-- own. A trigger keeps the sum (sql/triggers/listed_purchases.sql). Such purchases are few: one index serves all orders.
alter table data.purchases add column overdrawn_cents data.cents not null default 0 check (overdrawn_cents >= 0);
update data.purchases u set overdrawn_cents = -l.sum
from (select purchase_id, sum(amount_cents) as sum from data.ledger_entries group by purchase_id having sum(amount_cents) < 0) l
where l.purchase_id = u.id;
create index purchases_overdrawn on data.purchases (id) where overdrawn_cents > 0;
