-- R18. Gives a part back to the mentee after a request or mentorship. A claim period that has ended or will end soon
-- is extended, so that there is time for another request; not with `own_choice`, when the mentee withdrew the request.
create function rules.give_part_back(part_id integer, own_choice boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.parts p
  set status = 'paid',
    claim_until = case when own_choice or p.claim_until is null then p.claim_until
      else greatest(p.claim_until, rules.end_of_day_in(c.claim_grace_months)) end
  from data.constants c
  where p.id = give_part_back.part_id and p.status in ('pending', 'running');
end $$;
