-- Withdraws a mentee from a purchase: stops its mentorship, running or paused, and closes its parts and pending request at
-- once. Creates the refund without the share that was provided until the declaration (rules.withdrawal), for a deposit
-- to the named account. `seen_cents` is the refund that the page showed. Mails the declaration with date, time and
-- computation to the mentee, a notice to the admins, and the end to the pair. Returns the refund id; of a repetition by
-- the same user that of the first. Locks the mentor of the running mentorship first, since the mentor's card changes.
-- Refuses: purchase_not_found, no_refund_ground, payment_disputed, service_performed, withdrawal_changed (another
-- refund than the page showed, or a mentorship that has just begun), iban_invalid.
create function rules.withdraw(
  purchase_id integer, mentee integer, declared timestamptz, iban text, account_holder text, seen_cents integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  running data.mentorships;
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

  -- Under this lock no session is entered, so the share holds.
  select s.* into running from data.mentorships s join data.parts p on p.id = s.part_id
  where p.purchase_id = purchase.id and s.status = 'running' for no key update of s;
  select w.* into share from rules.withdrawal(purchase, declared) w;
  if share.obstacle = 'service_performed' then
    perform rules.reject('service_performed');
  elsif share.obstacle is not null then
    perform rules.reject(share.obstacle);
  elsif share.refund_cents <> seen_cents or running.mentor_id <> coalesce(locked_mentor, 0) then
    perform rules.reject('withdrawal_changed');
  end if;

  perform rules.keep_refund_account(purchase.id, iban, account_holder);
  if running.id is not null then
    update data.mentorships s set stop_requested_by = 'mentee' where s.id = running.id;
    perform rules.end_mentorship(running, 'stopped', 'close', 'withdrawal', closed_as => 'refunded');
  end if;
  refund_id := rules.refund(purchase, 'withdrawal', null, share.kept_cents,
    case when share.begun then share.sessions_held end, case when share.begun then share.sessions_total end);
  perform rules.queue_mail('purchase_withdrawn:' || r.id, 'purchase_withdrawn', a.user_id,
    rules.refund_mail(r) - array['buyer', 'email'])
  from data.refunds r, data.admins a where r.id = refund_id and a.active and a.admin_right <> 'coordinator';
  return refund_id;
end $$;
