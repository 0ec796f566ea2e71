-- The default order of unpaid purchases as columns: below row-level security an index serves no key that is computed,
-- and no enum. Every scope has an index for its own order within a method, too.
alter table data.purchases
  add column newest integer not null generated always as (-id) stored,
  add column listed_method text not null generated always as (
    case method when 'card' then 'card' when 'deposit' then 'deposit' else 'scholarship' end) stored;

drop index data.purchases_by_card;
drop index data.purchases_by_deposit;
drop index data.purchases_by_scholarship;

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
  scope record;
begin
  for scope in select * from jsonb_each_text(scopes) loop
    execute format('drop index data.purchases_%s_by_proof', scope.key);
    execute format('create index purchases_%s_by_proof on data.purchases (first_proof, newest, id) where %s', scope.key, scope.value);
    execute format('create index purchases_%s_by_method on data.purchases (listed_method, %s) where %s',
      scope.key, case scope.key when 'awaiting' then 'first_proof, newest, id' else 'id' end, scope.value);
  end loop;
end $$;
