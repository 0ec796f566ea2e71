-- R26. Returns the price of a package under a scholarship of this kind: half, rounded to the cent, or 0.
create function rules.award_price(kind text, list_price_cents integer)
returns integer
language sql immutable set search_path = ''
as $$
  select case kind when 'partial_50' then round(list_price_cents / 2.0)::integer else 0 end
$$;
