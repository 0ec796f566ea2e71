-- The last day on which an order of the viewing mentee's own still waits for its payment; null for one that does not
-- close by itself, and for one that is not hers.
create function rules.viewer_kept_until(purchase_id integer)
returns date
language sql stable security definer set search_path = ''
as $$
  select rules.order_kept_until(u.purchased_at)
  from data.purchases u
  where u.id = viewer_kept_until.purchase_id and u.mentee_id = rules.viewer_mentee_id() and rules.order_lapses(u)
$$;

grant execute on function rules.viewer_kept_until to app_member;
