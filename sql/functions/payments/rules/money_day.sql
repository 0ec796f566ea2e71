-- R24. The day of money that a treasurer tells; today if none is told. The bank’s day may lie before the order, as some
-- order when they have paid, but not by more than a month. `earliest`: the first day that can be; no day is more than a year
-- ago. `field`: where it was told.
-- Refuses: date_in_future, money_day_too_early.
create function rules.money_day(told date, field text, earliest date)
returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := rules.local_date();
begin
  if told > today then
    perform rules.reject('date_in_future', field, 'MR422');
  elsif told < greatest(earliest, today - interval '1 year') then
    perform rules.reject('money_day_too_early', field, 'MR422');
  end if;
  return coalesce(told, today);
end $$;
