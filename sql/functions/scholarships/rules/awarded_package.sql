-- R26. Returns the package that a scholarship of this kind gives: a partial one the requested package; a full one and
-- a mentor's gift always the three-month package. With the price that holds today.
create function rules.awarded_package(kind text, package_id integer)
returns data.packages
language sql stable security definer set search_path = ''
as $$
  select rules.package_today(p.id)
  from data.packages p
  where case awarded_package.kind
    when 'partial_50' then p.id = awarded_package.package_id
    else p.code = 'three_months'
  end
$$;
