-- Returns the part that a request of this kind would use: the oldest paid one; the mentoring of a 2-in-1 only after
-- its coaching and within the claim period; a minor's only with a guardian's consent. Null if there is none.
create function rules.part_for_request(mentee_id integer, kind data.kind)
returns data.parts
language sql stable security definer set search_path = ''
as $$
  select p
  from data.parts p
  join data.purchases u on u.id = p.purchase_id
  where p.mentee_id = part_for_request.mentee_id and p.kind = part_for_request.kind and p.status = 'paid'
    and u.disputed_at is null and not rules.lacks_guardian(u)
    and rules.coaching_completed(p) and (p.claim_until is null or p.claim_until > now())
  order by u.paid_at, u.id, p.position
  limit 1
$$;
