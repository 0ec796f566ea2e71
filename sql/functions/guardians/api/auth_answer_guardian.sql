-- R21. The guardian answers, with the token of the mailed link, once. `confirms`: the order can be paid, or used.
-- Otherwise the guardian's data are deleted, and an order that is not paid, or that cost nothing and was not used, is
-- cancelled; another one stays and the team is told, which settles it. The mentee gets a mail. Locks user, mentee, order,
-- parts.
-- Refuses: link_not_valid, answer_not_awaited (answered before, closed meanwhile, or no longer a minor),
-- guardian_own_email (the mentee's own address by now).
create function api.auth_answer_guardian(token text, confirms boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.tokens;
  purchase data.purchases;
  outcome text;
begin
  select t.* into link from private.tokens t
  where t.token_hash = rules.token_hash(token) and t.purpose = 'guardian' and t.expires_at > now();
  if not found then
    perform rules.reject('link_not_valid');
  end if;
  perform rules.lock_user(link.user_id);
  purchase := rules.lock_purchase(link.purchase_id);
  -- An act that came first answered, replaced or erased it.
  select t.* into link from private.tokens t where t.token_hash = link.token_hash;
  if not found then
    perform rules.reject('link_not_valid');
  elsif link.used_at is not null or purchase.cancelled_at is not null or purchase.refunded_at is not null
    or not rules.lacks_guardian(purchase) then
    perform rules.reject('answer_not_awaited');
  end if;
  update private.tokens t set used_at = now() where t.token_hash = link.token_hash;

  if confirms then
    if rules.own_mailbox(link.user_id, purchase.guardian_email) then
      perform rules.reject('guardian_own_email');
    end if;
    update data.purchases u set guardian_consented_at = now() where u.id = purchase.id;
    perform rules.record('purchases', purchase.id, 'guardian_confirmed');
    outcome := case when purchase.paid_at is null then 'pay' else 'begin' end;
  else
    perform rules.record('purchases', purchase.id, 'guardian_objected');
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
