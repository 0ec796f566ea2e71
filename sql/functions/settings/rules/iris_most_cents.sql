-- The highest amount that can be paid by IRIS: what one person may pay in a day, or 0 while the network has not set it up.
create function rules.iris_most_cents(settings data.constants)
returns integer
language sql immutable set search_path = ''
as $$
  select case when settings.iris_tax_number <> '' or settings.iris_code <> '' then settings.iris_day_euros * 100 else 0 end
$$;

grant execute on function rules.iris_most_cents to app_visitor, app_member, app_admin;
