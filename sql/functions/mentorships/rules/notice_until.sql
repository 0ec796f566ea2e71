-- R16. The day on which a mentorship ends of which notice is given today: after the days promised with the order, a working day.
create function rules.notice_until(purchase data.purchases)
returns date
language sql stable security definer set search_path = ''
as $$
  select rules.next_working_day(rules.local_date() + purchase.notice_days)
$$;

grant execute on function rules.notice_until to app_admin;
