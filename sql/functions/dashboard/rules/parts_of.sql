-- Returns the ids of the parts with this duration in months and this type of purchase, scholarship or paid; null is any.
create function rules.parts_of(duration_months integer, type text)
returns setof integer
language sql stable security definer set search_path = ''
as $$
  select p.id from data.parts p join data.purchases u on u.id = p.purchase_id
  where (parts_of.duration_months is null or p.duration_months = parts_of.duration_months)
    and (parts_of.type is null or (parts_of.type = 'scholarship') = (u.award_id is not null))
$$;
