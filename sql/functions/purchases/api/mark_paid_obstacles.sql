-- R25. Which of these purchases api.mark_paid would refuse now, and why. A card payment that is open is a notice only,
-- card: it is ended before a deposit is confirmed. Refuses: role_not_held, right_not_held.
-- Null: obstacle, notice.
create function api.mark_paid_obstacles(purchase_ids integer[])
returns table (id integer, obstacle text, notice text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return query
    select u.id, nullif(found.obstacle, 'card_payment_open'),
      case found.obstacle when 'card_payment_open' then 'card' end
    from data.purchases u cross join lateral (select rules.deposit_obstacle(u) as obstacle) found
    where u.id = any (purchase_ids);
end $$;

grant execute on function api.mark_paid_obstacles to app_admin;
