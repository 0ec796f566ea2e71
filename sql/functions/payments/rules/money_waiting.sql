-- Money that waits with nobody at work on it, by purchase, why, and since when: part, of a price whose rest has not come;
-- guardian, paid for a minor whose guardian has not answered; surplus, to be given back; and half, the half price of a
-- scholarship that is unpaid after its days and cannot lapse. Nothing for others than treasurers.
create function rules.money_waiting()
returns table (purchase_id integer, why text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (w.id) w.id, w.why, w.since
  from (
    select u.id, case when coalesce(u.paid_at, u.cancelled_at) is null then 'part' else 'surplus' end as why, y.paid_at as since
    from data.payments y join data.purchases u on u.id = y.purchase_id
    where y.surplus and y.amount_cents > 0 and (coalesce(u.paid_at, u.cancelled_at) is null or rules.left_to_plan(y) > 0)
    union all
    select u.id, 'guardian', u.paid_at
    from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
    where u.waiting_part and u.guardian_consented_at is null and u.price_cents > 0 and u.refunded_at is null
      -- An index finds them: most are of age.
      and w.birthdate between (select (rules.local_date() - make_interval(years => c.guardian_below_age))::date from data.constants c)
        and rules.local_date()
      and rules.under_guardian_age(w.birthdate)
    union all
    select u.id, 'half', rules.end_of_local_day(rules.order_kept_until(u))
    from data.purchases u
    where u.award_id is not null and u.paid_at is null and u.cancelled_at is null and rules.order_kept_until(u) < rules.local_date()) w
  where (select rules.viewer_has_right('treasurer'))
  order by w.id, w.since
$$;

grant execute on function rules.money_waiting to app_admin;
