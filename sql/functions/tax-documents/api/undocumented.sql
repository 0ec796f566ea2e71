-- For treasurers: what of a purchase waits for a tax document, the oldest first (rules.undocumented).
create function api.undocumented(purchase_id integer)
returns table (credit boolean, refund boolean, amount_cents integer, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select w.credit, w.refund_id is not null, w.cents, w.since from rules.undocumented(undocumented.purchase_id) w
  where (select rules.viewer_has_right('treasurer')) order by w.since, w.credit
$$;

grant execute on function api.undocumented to app_admin;
