-- R5. Closes the part of an ended mentorship. Coaching that was not completed also closes the mentoring parts after
-- it, since nothing could open them.
create function rules.close_part(part_id integer, reason data.closed_reason)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.parts p
  set status = 'completed', closed_reason = reason, closed_at = now()
  from data.parts ended
  where ended.id = close_part.part_id and (p.id = ended.id
    or (ended.kind = 'coaching' and reason <> 'completed' and p.purchase_id = ended.purchase_id
      and p.position > ended.position and p.status = 'paid'))
$$;
