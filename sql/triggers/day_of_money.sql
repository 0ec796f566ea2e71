-- Gives each line of the ledger its days: that of the money, today if nobody said one, and the one under which the
-- accountant has it, which is later where the month was handed over already.
create function rules.on_day_of_money()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.lock_months(closing => false);
  new.paid_on := coalesce(new.paid_on, rules.local_date(new.at));
  new.booked_on := greatest(new.paid_on, rules.first_open_day());
  return new;
end $$;

create trigger day_of_money before insert on data.ledger_entries
  for each row execute function rules.on_day_of_money();
