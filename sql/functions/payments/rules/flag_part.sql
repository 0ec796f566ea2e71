-- Flags what deposits brought of a price that they did not reach, if anything: the order was closed, or paid otherwise.
create function rules.flag_part(purchase_id integer, problem text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.raise_flag(problem, p.external_ref, p.purchase_id, p.id, '{"ref": null}')
  from rules.part_payment(flag_part.purchase_id) p
  where p.id is not null
$$;
