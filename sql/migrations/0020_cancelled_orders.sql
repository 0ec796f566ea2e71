-- The administrators' list of cancelled orders, where a deposit may still come.
create index purchases_cancelled on data.purchases (id desc) where cancelled_at is not null;
