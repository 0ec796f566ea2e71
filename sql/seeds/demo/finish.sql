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

-- Two reports wait for the team: one about a request, one about a mentor's page.
insert into data.reports (by_user_id, about_user_id, request_id, text, sent_at)
select r.mentor_user_id, r.mentee_user_id, r.id,
  'Το μήνυμά της ζητά χρήματα για μια επένδυση, όχι mentoring.', now() - interval '2 days'
from data.mentorship_requests r order by r.id desc limit 1;
insert into data.reports (by_user_id, about_user_id, text, sent_at)
select r.mentee_user_id, r.mentor_user_id, 'Ένας σύνδεσμος στο προφίλ της οδηγεί σε διαφημίσεις.', now() - interval '5 hours'
from data.mentorship_requests r where r.status = 'approved' order by r.id desc limit 1;

-- Run the reminder jobs, then mark all mails as sent, so that no demo mail leaves the server.
select api.job_remind_mentors();
select api.job_remind_mentees();
select api.job_remind_orders();
select api.job_remind_pairs();
select api.job_remind_claims();
select api.job_refresh_cards();
update private.outbox set status = 'sent', sent_at = queued_at where status = 'queued';
-- A few did not arrive, so that the team's list of mails has something to do.
update private.outbox set status = 'dead', sent_at = null, attempts = 12, content = content - array['token', 'unsubscribe'],
  last_error = '550 5.1.1 The email account that you tried to reach does not exist'
where id in (
  select o.id from private.outbox o where not o.content ? 'token' and o.kind like 'request\_%' order by o.id desc limit 4);
delete from private.sessions where user_agent = 'demo';
