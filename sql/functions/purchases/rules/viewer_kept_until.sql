-- Returns the last day of an order that lapses, for its mentee and for admins; else null.
create function rules.viewer_kept_until(purchase_id integer)
returns date
language sql stable security definer set search_path = ''
as $$
  select rules.order_kept_until(u)
  from data.purchases u
  where u.id = viewer_kept_until.purchase_id
    and (u.mentee_id = rules.viewer_mentee_id() or rules.viewer_in_team())
    and rules.order_lapses(u)
$$;

grant execute on function rules.viewer_kept_until to app_member, app_admin;
