-- R18. Gives a part back to the mentee after a request or mentorship. A claim period that has ended or will end soon
-- is extended, so that there is time for another request.
create function rules.give_part_back(part_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.parts p
  set status = 'paid',
    claim_until = case when p.claim_until is not null
      then greatest(p.claim_until, now() + make_interval(months => c.claim_grace_months)) end
  from data.constants c
  where p.id = give_part_back.part_id and p.status in ('pending', 'running');
end $$;
