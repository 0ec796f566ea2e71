-- R24. Returns the VAT that holds today (rules.vat_on); what is coming only administrators read.
create function rules.vat_today()
returns table (percent integer, ground text)
language sql stable security definer set search_path = ''
as $$
  select v.percent, v.ground from rules.vat_on(rules.local_date()) v
$$;

grant execute on function rules.vat_today to app_visitor, app_member, app_admin;
