-- An administrator reopens a part whose claim period or pause ran out, for another period.
-- Refuses: role_not_held, part_not_found, own_profile, person_erased, not_expired, purchase_closed.
create function api.reopen_claim(part_id integer, reason text)
returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  part data.parts;
  purchase data.purchases;
begin
  perform rules.require_admin();
  select p.* into part from data.parts p where p.id = part_id;
  if not found then
    perform rules.reject('part_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(e.user_id) from data.mentees e where e.id = part.mentee_id;
  purchase := rules.lock_purchase(part.purchase_id);
  select p.* into part from data.parts p where p.id = part_id;
  if part.closed_reason is distinct from 'expired' then
    perform rules.reject('not_expired');
  elsif purchase.refunded_at is not null or purchase.cancelled_at is not null then
    perform rules.reject('purchase_closed');
  end if;
  update data.parts p
  set status = 'paid', closed_reason = null, closed_at = null,
    claim_until = now() + make_interval(months => c.claim_months)
  from data.constants c
  where p.id = part.id
  returning p.* into part;
  perform rules.record('parts', part.id, 'reopened', reason);
  return part.claim_until;
end $$;

grant execute on function api.reopen_claim to app_admin;
