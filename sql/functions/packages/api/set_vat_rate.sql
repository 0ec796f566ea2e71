-- R24. An administrator writes the VAT rate of all packages with the day in Athens from which it holds, today or later; 0 %
-- with the ground that documents print. It replaces the rate of the same day, if there is one; `replaces` is that rate's
-- id on the page that the change was decided on; the same written twice changes nothing. Prices stay, orders that exist keep their rate. The history keeps both.
-- Locks the settings. Returns the id of the rate.
-- Refuses: role_not_held, right_not_held, password_needed, vat_out_of_bounds (0 to 30), vat_ground_missing (of 0 %),
-- vat_ground_unneeded, too_long, price_day_past, price_day_far (too far ahead), vat_day_taken (by another rate than
-- `replaces`), vat_unchanged.
create function api.set_vat_rate(percent integer, holds_from date, ground text default null, replaces integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  constants data.constants;
  tidy_ground constant text := nullif(trim(ground), '');
  same_day integer;
  before record;
  made integer;
begin
  perform rules.require_right_with_password('administrator');
  select c.* into constants from data.constants c for no key update;
  if (set_vat_rate.percent between 0 and 30) is not true then
    perform rules.reject('vat_out_of_bounds', 'percent', 'MR422');
  elsif set_vat_rate.percent = 0 and tidy_ground is null then
    perform rules.reject('vat_ground_missing', 'ground', 'MR422');
  elsif set_vat_rate.percent > 0 and tidy_ground is not null then
    perform rules.reject('vat_ground_unneeded', 'ground', 'MR422');
  elsif length(tidy_ground) > 300 then
    perform rules.reject('too_long', 'ground', 'MR422');
  elsif (set_vat_rate.holds_from >= rules.local_date()) is not true then
    perform rules.reject('price_day_past', 'holdsFrom', 'MR422');
  elsif set_vat_rate.holds_from > rules.local_date() + make_interval(years => constants.plan_years) then
    perform rules.reject('price_day_far', 'holdsFrom', 'MR422');
  end if;
  select r.id into same_day from data.vat_rates r
  where r.holds_from = set_vat_rate.holds_from and r.withdrawn_at is null;
  if same_day is distinct from replaces then
    if exists (
      select from data.vat_rates r where r.id = same_day and r.percent = set_vat_rate.percent and r.ground is not distinct from tidy_ground) then
      return same_day;
    end if;
    perform rules.reject('vat_day_taken', 'holdsFrom');
  end if;
  select * into before from rules.vat_on(set_vat_rate.holds_from);
  if (before.percent, before.ground) is not distinct from (set_vat_rate.percent, tidy_ground) then
    perform rules.reject('vat_unchanged', 'percent');
  end if;
  update data.vat_rates r set withdrawn_at = now() where r.id = same_day;
  insert into data.vat_rates as r (holds_from, percent, ground)
  values (set_vat_rate.holds_from, set_vat_rate.percent, tidy_ground)
  returning r.id into made;
  perform rules.record('constants', 0, 'vat_set', detail => jsonb_build_object('holds_from', set_vat_rate.holds_from,
    'percent', jsonb_build_array(before.percent, set_vat_rate.percent),
    'ground', jsonb_build_array(before.ground, tidy_ground)));
  return made;
end $$;

grant execute on function api.set_vat_rate to app_admin;
