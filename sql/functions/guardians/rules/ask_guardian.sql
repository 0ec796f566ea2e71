-- R21. Names the guardian of an order and mails the guardian what was ordered, with a link to confirm or to object,
-- valid for `guardian_days`; an earlier link of the order ends. A form that is sent twice asks once. At most
-- `guardian_mails_a_day` such mails per mentee, since they go to an address that nobody has confirmed. `asked_from` marks the network of whoever names the guardian; when the team
-- asks again, it is that of the first time. The caller holds the locks of the
-- mentee and the order.
-- Refuses: guardian_asked_often.
create function rules.ask_guardian(
  purchase_id integer, guardian_name text, guardian_email text, guardian_phone text, asked_from text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := rules.new_token();
  mentee data.mentees;
  until timestamptz;
  before constant text := (
    select t.asked_from from private.tokens t where t.purchase_id = ask_guardian.purchase_id order by t.created_at desc limit 1);
begin
  if exists (
    select from data.purchases u join private.tokens t on t.purchase_id = u.id
    where u.id = ask_guardian.purchase_id and t.created_at > now() - interval '1 minute'
      and (u.guardian_name, u.guardian_email) = (trim(ask_guardian.guardian_name), lower(trim(ask_guardian.guardian_email)))) then
    return;
  end if;
  select e.* into mentee from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = ask_guardian.purchase_id;
  if (
    select count(*) from data.history h join data.purchases u on u.id = h.subject_id
    where u.mentee_id = mentee.id and h.subject = 'purchases' and h.event = 'guardian_asked'
      and h.at > now() - interval '1 day') >= (select c.guardian_mails_a_day from data.constants c) then
    perform rules.reject('guardian_asked_often');
  end if;
  update data.purchases u
  set guardian_name = trim(ask_guardian.guardian_name), guardian_email = lower(trim(ask_guardian.guardian_email)),
    guardian_phone = ask_guardian.guardian_phone,
    -- Whoever took the consent back is told how what runs ends; who is asked next is not.
    guardian_withdrawn_at = case when rules.mailbox_of(u.guardian_email) = rules.mailbox_of(ask_guardian.guardian_email)
      then u.guardian_withdrawn_at end
  where u.id = ask_guardian.purchase_id;
  update private.tokens t set ended_at = now() where t.purchase_id = ask_guardian.purchase_id and t.ended_at is null;
  insert into private.tokens (token_hash, user_id, purpose, purchase_id, asked_from, expires_at)
  select rules.token_hash(token), mentee.user_id, 'guardian', ask_guardian.purchase_id,
    coalesce(ask_guardian.asked_from, before), now() + make_interval(days => c.guardian_days)
  from data.constants c
  returning expires_at into until;
  perform rules.record('purchases', ask_guardian.purchase_id, 'guardian_asked');
  -- The guardian's own name stays out: whoever has this address did not give it.
  perform rules.queue_mail(
    'guardian_asked:' || left(encode(sha256(rules.token_hash(token)), 'hex'), 24), 'guardian_asked', w.id,
    jsonb_build_object('name', '', 'token', token, 'until', until, 'purchaseId', u.id, 'mentee', w.name || ' ' || w.surname,
      'menteeLatin', w.latin_name, 'package', g.names, 'cents', u.price_cents, 'currency', u.currency),
    to_email => u.guardian_email)
  from data.purchases u join data.packages g on g.id = u.package_id, data.users w
  where u.id = ask_guardian.purchase_id and w.id = mentee.user_id;
end $$;
