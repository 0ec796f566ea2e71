-- Long: the answer and all that follows from it.
-- R21. The guardian answers, with the token of the mailed link, once. `confirms`: the order can be paid, or used. Otherwise
-- the guardian's data are deleted, no other guardian is asked until the team has lifted the objection, and an order that is
-- not paid, or that cost nothing and was not used, is cancelled; another one the team settles. The mentee gets a mail.
-- `secret_hash`: the session of the browser that answers, `answered_from`: the mark of its network.
-- Locks user, mentee, order, parts.
-- Refuses: what rules.lock_guardian_link refuses, answer_not_awaited (answered before, closed meanwhile, or no longer a minor),
-- guardian_is_mentee (the browser is signed in as the mentee), confirmation_on_hold (an objection to another order stands),
-- guardian_email_refused (by now the address of a mentor, of the team or of a minor).
create function api.auth_answer_guardian(
  token text, confirms boolean, secret_hash text default null, answered_from text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant private.tokens := rules.lock_guardian_link(token);
  purchase data.purchases;
  outcome text;
begin
  select u.* into purchase from data.purchases u where u.id = link.purchase_id;
  if link.used_at is not null or purchase.cancelled_at is not null or purchase.refunded_at is not null
    or not rules.lacks_guardian(purchase) then
    perform rules.reject('answer_not_awaited');
  end if;
  perform rules.refuse_mentees_browser(link.user_id, secret_hash);
  update private.tokens t set used_at = now() where t.token_hash = link.token_hash;

  if confirms then
    if rules.has_objection(purchase.mentee_id) then
      perform rules.reject('confirmation_on_hold');
    elsif rules.no_guardian(link.user_id, purchase.guardian_email) then
      perform rules.reject('guardian_email_refused');
    end if;
    update data.purchases u set guardian_consented_at = now(), guardian_withdrawn_at = null where u.id = purchase.id;
    update private.tokens t set expires_at = greatest(t.expires_at, rules.of_age_at(link.user_id)) where t.token_hash = link.token_hash;
    perform rules.record('purchases', purchase.id, 'guardian_confirmed', detail =>
      case when link.asked_from = answered_from then '{"sameNetwork": true}'::jsonb end);
    outcome := case when purchase.paid_at is null then 'pay' else 'begin' end;
  else
    perform rules.store_objection(purchase.mentee_id, 'guardian_objected', purchase.id);
    if purchase.paid_at is null or (purchase.price_cents = 0 and not rules.award_used(purchase.id)) then
      update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
      perform rules.cancel_order(purchase.id);
      outcome := 'cancelled';
    else
      perform rules.forget_guardian(purchase.id);
      perform rules.raise_flag('guardian_objected', purchase.reference, purchase.id);
      outcome := 'team';
    end if;
  end if;
  perform rules.queue_mail('guardian_outcome:' || purchase.id || ':' || outcome, 'guardian_outcome', link.user_id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('guardianOutcome', outcome));
end $$;

grant execute on function api.auth_answer_guardian to app_auth;
