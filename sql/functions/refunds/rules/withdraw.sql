-- Withdraws a mentee from a purchase: stops its mentorships, closes its parts and pending request, and creates the refund
-- without the share provided until the declaration (rules.withdrawal). Returns the refund id. Idempotent: a repeated call
-- returns the first refund. `seen_cents` is the refund that the page showed. Mails mentee, admins and the pair.
-- Locks the mentor of the running mentorship (the card changes), mentee, purchase, parts, then the mentorships.
-- Refuses: purchase_not_found, no_refund_ground, service_performed, sessions_unanswered, withdrawal_changed (another
-- refund than the page showed, or a mentorship that has just begun), iban_invalid.
create function rules.withdraw(
  purchase_id integer, mentee integer, declared timestamptz, iban text, account_holder text, seen_cents integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  open_pair data.mentorships;
  locked_mentor integer;
  purchase data.purchases;
  share record;
  refund_id integer;
begin
  select s.mentor_id into locked_mentor from data.mentorships s join data.parts p on p.id = s.part_id
  where p.purchase_id = withdraw.purchase_id and s.mentee_id = mentee and s.status = 'running';
  perform from data.mentors m where m.id = locked_mentor for no key update;
  purchase := rules.lock_purchase(purchase_id);
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
  select r.id into refund_id from data.refunds r
  where r.purchase_id = purchase.id and r.ground = 'withdrawal' and r.requested_by = rules.viewer_user_id();
  if found then
    return refund_id;
  end if;
  -- Under these locks no session is entered, so the share holds.
  perform from data.mentorships s join data.parts p on p.id = s.part_id
  where p.purchase_id = purchase.id and s.status = 'running' for no key update of s;
  select w.* into share from rules.withdrawal(purchase, declared) w;
  if share.obstacle is not null then
    perform rules.reject(share.obstacle);
  elsif rules.unanswered_sessions(purchase.id, declared) <> '[]' then
    perform rules.reject('sessions_unanswered');
  elsif share.refund_cents is distinct from seen_cents or exists (
    select from data.mentorships s join data.parts p on p.id = s.part_id
    where p.purchase_id = purchase.id and s.status = 'running' and s.mentor_id is distinct from locked_mentor) then
    perform rules.reject('withdrawal_changed');
  end if;
  perform rules.store_refund_account(purchase.id, iban, account_holder);
  for open_pair in
    select s.* from data.mentorships s join data.parts p on p.id = s.part_id
    where p.purchase_id = purchase.id and s.status in ('running', 'paused') order by s.id
  loop
    open_pair.stop_requested_by := 'mentee';
    perform rules.end_mentorship(open_pair, 'stopped', 'close', 'withdrawal', closed_as => 'refunded');
  end loop;
  refund_id := rules.refund(purchase, 'withdrawal', null, share.kept_cents,
    case when share.begun then share.sessions_held end, case when share.begun then share.sessions_total end);
  update data.refunds r set declared_at = declared where r.id = refund_id;
  perform rules.queue_mail('purchase_withdrawn:' || r.id, 'purchase_withdrawn', a.user_id,
    rules.refund_mail(r) - array['buyer', 'email'])
  from data.refunds r, data.admins a where r.id = refund_id and a.active and a.admin_right <> 'coordinator';
  return refund_id;
end $$;
