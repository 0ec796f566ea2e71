-- R24. An administrator withdraws a VAT rate before the day from which it holds. Withdrawing it again changes nothing.
-- Written into the history.
-- Locks the rate.
-- Refuses: role_not_held, right_not_held, password_needed, vat_rate_not_found, vat_holds_already.
create function api.withdraw_vat_rate(rate_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rate data.vat_rates;
begin
  perform rules.require_right_with_password('administrator');
  select r.* into rate from data.vat_rates r where r.id = withdraw_vat_rate.rate_id for no key update;
  if not found then
    perform rules.reject('vat_rate_not_found', kind => 'MR404');
  elsif rate.withdrawn_at is not null then
    return;
  elsif rate.holds_from <= rules.local_date() then
    perform rules.reject('vat_holds_already');
  end if;
  update data.vat_rates r set withdrawn_at = now() where r.id = rate.id;
  perform rules.record('constants', 0, 'vat_withdrawn',
    detail => jsonb_build_object('holds_from', rate.holds_from, 'percent', rate.percent, 'ground', rate.ground));
end $$;

grant execute on function api.withdraw_vat_rate to app_admin;
