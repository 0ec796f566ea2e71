-- A mentee joined a few days before the first order.
update data.mentees m
set created_at = coalesce(
  (select min(p.purchased_at) from data.purchases p where p.mentee_id = m.id), now()) - interval '3 days';
update data.users u
set created_at = m.created_at, email_confirmed_at = m.created_at,
  last_login_at = greatest(u.last_login_at, m.created_at)
from data.mentees m
where m.user_id = u.id and not exists (select from data.mentors o where o.user_id = u.id);
update data.consents c set at = m.created_at
from data.mentees m
where m.user_id = c.user_id
  and (c.text = 'mentee_terms' or not exists (select from data.mentors o where o.user_id = m.user_id));

-- Run the reminder jobs, then mark all mails as sent, so that no demo mail leaves the server.
select api.job_remind_mentors();
select api.job_remind_mentees();
select api.job_remind_orders();
select api.job_remind_pairs();
select api.job_remind_claims();
select api.job_refresh_cards();

-- People whom the team created and who have not signed in yet.
select rules.invite(made.user_id, person.role)
from (values
  ('mentor'::data.role, '{"name": "Ευρυδίκη", "surname": "Καραλή", "email": "evridiki.karali@demo.example",
    "title": "Υπεύθυνη ποιότητας τροφίμων", "country": "GR"}'::jsonb),
  ('mentor', '{"name": "Θεανώ", "surname": "Μιχαλά", "email": "theano.michala@demo.example"}'),
  ('mentee', '{"name": "Πολυξένη", "surname": "Βλάχου", "email": "polyxeni.vlachou@demo.example"}'),
  ('mentee', '{"name": "Ιφιγένεια", "surname": "Σταθάκη", "email": "ifigeneia.stathaki@demo.example",
    "birthdate": "1998-05-17"}')) person (role, fields)
cross join lateral rules.create_person(person.role, person.fields, (select min(a.user_id) from data.admins a)) made;
update private.outbox set status = 'sent', sent_at = queued_at where status = 'queued';
-- A few did not arrive, so that the team's list of mails has something to do.
update private.outbox set status = 'dead', sent_at = null, attempts = 12, content = content - array['token', 'unsubscribe'],
  last_error = '550 5.1.1 The email account that you tried to reach does not exist'
where id in (
  select o.id from private.outbox o where not o.content ? 'token' and o.kind like 'request\_%' order by o.id desc limit 4);
delete from private.sessions where user_agent = 'demo';
