-- R21. True if the mentor of a clearance may accept a minor on a day: the team has seen a signed declaration, and a
-- certificate that is valid on that day; on its last day it still is.
create function rules.clears(clearance data.clearances, on_day date)
returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(clearance.declared_on is not null and clearance.valid_until >= on_day, false)
$$;

grant execute on function rules.clears to app_admin;
