-- R25. For treasurers: what api.take_back_confirmation would take back of a purchase, the newest line of its ledger, and why it
-- would refuse (rules.take_back_obstacle, own_profile). No row for an unknown purchase.
-- Null: newest_entry, obstacle.
create function api.take_back_case(purchase_id integer)
returns table (cents integer, newest_entry integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return query
    select coalesce((
        select sum(p.amount_cents) from data.payments p where p.purchase_id = u.id and p.method in ('deposit', 'iris')), 0)::integer,
      (select max(l.id) from data.ledger_entries l where l.purchase_id = u.id),
      case when e.user_id = rules.viewer_user_id() then 'own_profile' else rules.take_back_obstacle(u) end
    from data.purchases u join data.mentees e on e.id = u.mentee_id
    where u.id = take_back_case.purchase_id;
end $$;

grant execute on function api.take_back_case to app_admin;
