-- A mail in the team's list: to whom, how far, and why it did not arrive.
-- `bounced_at`: since when this address refuses mails for good.
-- `phone`, and of a minor that of her guardian: a call helps where no mail arrives.
-- Null: bounced_at, phone, guardian_phone, to_user_id, sent_at, last_error, mentor_id, mentee_id.
create view api.admin_mails as
select m.id, m.kind, m.to_user_id, coalesce(u.name || ' ' || u.surname, m.to_email::text) as to_name, m.to_email::text as to_email,
  coalesce(u.email <> m.to_email, false) as former_address, m.state as status, m.attempts, m.secret, m.has_words, m.queued_at, m.next_attempt_at,
  m.sent_at, m.last_error, case when u.email = m.to_email then u.email_bounced_at end as bounced_at,
  u.phone, case when rules.under_guardian_age(u.birthdate) then (
    select p.guardian_phone from data.purchases p join data.mentees e on e.id = p.mentee_id
    where e.user_id = m.to_user_id and p.guardian_phone is not null order by p.id desc limit 1) end as guardian_phone,
  (select p.id from data.mentors p where p.user_id = m.to_user_id) as mentor_id,
  (select e.id from data.mentees e where e.user_id = m.to_user_id) as mentee_id,
  coalesce(m.to_user_id = (select rules.viewer_user_id()), false) as own,
  -- Few at a time: as arrays they are looked up by the key.
  m.id = any (array(select d.id from data.mails d where d.state = 'dead')) as in_dead,
  -- The last mail to her present address did not arrive, and no day is set to try again: one row a person.
  m.id = any (array(select d.id from data.mails d where d.state = 'dead')) and coalesce(u.email = m.to_email, false) and not exists (
    select from data.mails later
    where later.to_user_id = m.to_user_id and later.to_email = m.to_email and later.id > m.id and later.state in ('sent', 'dead'))
    and not exists (select from rules.days_to_look_again() a where a.user_id = m.to_user_id) as in_unreached,
  m.id = any (array(select d.id from data.mails d where d.state = 'queued')) as in_queued,
  m.state = 'sent' as in_sent,
  true as in_all
from data.mails m
left join data.users u on u.id = m.to_user_id
where (select rules.may_list('coordinator'));

grant select on api.admin_mails to app_admin;
