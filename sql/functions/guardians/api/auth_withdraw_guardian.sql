-- R21. The guardian takes a consent back, with the token of the mailed link, while the mentee is a minor: an order
-- that is not paid is cancelled, nothing new starts on any that the same guardian confirmed, and the team is told.
-- What runs goes on until the two or the team end it. Once more changes nothing.
-- Locks user, mentee, order, parts.
-- Refuses: what rules.lock_guardian_link refuses, answer_not_awaited (never confirmed, closed, or of age), guardian_is_mentee.
create function api.auth_withdraw_guardian(token text, secret_hash text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant private.tokens := rules.lock_guardian_link(token);
  purchase data.purchases;
begin
  select u.* into purchase from data.purchases u where u.id = link.purchase_id;
  if purchase.guardian_withdrawn_at is not null then
    return;
  elsif purchase.guardian_consented_at is null or purchase.cancelled_at is not null or purchase.refunded_at is not null
    or not rules.needs_guardian(purchase.mentee_id) then
    perform rules.reject('answer_not_awaited');
  end if;
  perform rules.refuse_mentees_browser(link.user_id, secret_hash);
  -- Of her other orders too: nothing new is to start.
  update data.purchases u set guardian_consented_at = null, guardian_withdrawn_at = now()
  where u.mentee_id = purchase.mentee_id and u.guardian_consented_at is not null
    and rules.mailbox_of(u.guardian_email) = rules.mailbox_of(purchase.guardian_email);
  perform rules.store_objection(purchase.mentee_id, 'guardian_withdrew', purchase.id);
  if purchase.paid_at is null then
    update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
    perform rules.cancel_order(purchase.id);
  else
    perform rules.raise_flag('guardian_objected', purchase.reference, purchase.id);
  end if;
  perform rules.queue_mail('guardian_outcome:' || purchase.id || ':' || txid_current(), 'guardian_outcome', link.user_id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('guardianOutcome', case when purchase.paid_at is null then 'cancelled' else 'team' end));
end $$;

grant execute on function api.auth_withdraw_guardian to app_auth;
