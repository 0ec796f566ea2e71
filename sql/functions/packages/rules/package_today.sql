-- R24. Returns a package with the price that holds today; a row of nulls if it does not exist.
create function rules.package_today(package_id integer)
returns data.packages
language plpgsql stable security definer set search_path = ''
as $$
declare
  package data.packages;
begin
  select k.* into package from data.packages k where k.id = package_today.package_id;
  if found then
    package.price_cents := rules.price_today(package);
  end if;
  return package;
end $$;
