-- Copies the guardian's consent from the mentee's newest earlier order that has one to this order. Returns the order.
create function rules.take_guardian(purchase data.purchases)
returns data.purchases
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.purchases u
  set guardian_name = g.guardian_name, guardian_email = g.guardian_email, guardian_consented_at = g.guardian_consented_at
  from data.purchases g
  where u.id = purchase.id and g.id = (
    select o.id from data.purchases o
    where o.mentee_id = purchase.mentee_id and o.guardian_consented_at is not null and o.id <> purchase.id
    order by o.id desc limit 1);
  select u.* into purchase from data.purchases u where u.id = purchase.id;
  return purchase;
end $$;
