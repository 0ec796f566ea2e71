-- R26. What a package costs whom a scholarship of this kind is awarded: half of it, rounded up to the cent, or nothing.
create function rules.award_price(kind text, list_price_cents integer)
returns integer
language sql immutable set search_path = ''
as $$
  select case kind when 'partial_50' then round(list_price_cents / 2.0)::integer else 0 end
$$;

grant execute on function rules.award_price to app_admin;
