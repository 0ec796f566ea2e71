-- Prices that an administrator wrote, each with the day in Athens from which it holds. Before the first of them the
-- price in data.packages holds. The one that was withdrawn before its day stays as a row.
create table data.package_prices (
  id integer generated always as identity primary key,
  package_id integer not null references data.packages,
  holds_from date not null,
  price_cents data.cents not null check (price_cents > 0),
  written_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index package_price_day on data.package_prices (package_id, holds_from) where withdrawn_at is null;
create index package_prices_package on data.package_prices (package_id);
