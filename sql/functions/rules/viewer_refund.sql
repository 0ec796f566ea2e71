-- For the mentee of a purchase: until when a withdrawal is possible, on which ground a refund is, and why the team
-- cannot be asked for one. No row for other viewers.
create function rules.viewer_refund(purchase_id integer)
returns table (withdraw_until timestamptz, ground text, obstacle text)
language sql stable security definer set search_path = ''
as $$
  select rules.withdraw_until(p), rules.refund_ground(p), rules.ask_refund_obstacle(p)
  from data.purchases p
  where p.id = viewer_refund.purchase_id and p.mentee_id = rules.viewer_mentee_id()
$$;

grant execute on function rules.viewer_refund to app_member;
