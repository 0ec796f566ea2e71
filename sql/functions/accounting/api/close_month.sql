-- R24. A treasurer closes a month that was handed over to the accountant, with all before it, for good: what is told later
-- about it goes into the next month, with its own day beside it, and its tax documents are not corrected any more. Closed twice
-- changes nothing. The history keeps it. Takes the lock of rules.lock_months.
-- Refuses: role_not_held, right_not_held, password_needed, date_invalid, month_not_over, month_closed (an earlier one than the
-- last closed).
create function api.close_month(month date)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  closing constant date := date_trunc('month', month);
begin
  if closing is null then
    perform rules.reject('date_invalid', 'month', 'MR422');
  elsif closing + interval '1 month' > rules.local_date() then
    perform rules.reject('month_not_over', 'month');
  end if;
  perform rules.lock_months(closing => true);
  if exists (select from data.closed_months m where m.month = closing) then
    return;
  elsif closing < rules.first_open_day() then
    perform rules.reject('month_closed', 'month');
  end if;
  insert into data.closed_months (month, closed_by) values (closing, admin);
  perform rules.record('constants', 0, 'month_closed', detail => jsonb_build_object('month', closing));
end $$;

grant execute on function api.close_month to app_admin;
