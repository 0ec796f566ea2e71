-- True while a paid order lacks the mentee's express request to begin and it would count: within the withdrawal period,
-- before any mentorship on it (Directive 2011/83, articles 7, 14 and 16). It is asked with the first request to a mentor.
create function rules.begin_due(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.begin_requested_at is null and purchase.disputed_at is null
    and exists (select from rules.withdrawal(purchase) w where w.obstacle is null and not w.begun)
$$;
