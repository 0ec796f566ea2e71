-- True if a request was sent or a mentorship started on the purchase.
create function rules.award_used(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.parts p
    where p.purchase_id = award_used.purchase_id and (
      p.status in ('pending', 'running')
      or exists (select from data.mentorship_requests r where r.part_id = p.id)
      or exists (select from data.mentorships m where m.part_id = p.id)))
$$;
