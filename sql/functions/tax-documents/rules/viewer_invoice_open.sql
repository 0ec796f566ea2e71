-- True while the viewing mentee may choose between receipt and invoice for one of her purchases.
create function rules.viewer_invoice_open(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select rules.invoice_obstacle(u) is null from data.purchases u
    where u.id = viewer_invoice_open.purchase_id and u.mentee_id = rules.viewer_mentee_id()), false)
$$;

grant execute on function rules.viewer_invoice_open to app_member, app_admin;
