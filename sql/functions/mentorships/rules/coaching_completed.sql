-- True unless a coaching part before this part, in the same purchase, is not completed.
create function rules.coaching_completed(part data.parts)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select part.kind = 'coaching' or not exists (
    select from data.parts c
    where c.purchase_id = part.purchase_id and c.kind = 'coaching' and c.position < part.position
      and c.closed_reason is distinct from 'completed')
$$;
