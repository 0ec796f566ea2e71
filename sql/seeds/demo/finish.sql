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

-- What the team writes: requests for suggestions, messages, templates, news.
with words (number, text, topics, topic, help) as (
  values
    (1, 'Δουλεύω έξι χρόνια στον ίδιο κλάδο και θέλω να αλλάξω, αλλά δεν ξέρω από πού να αρχίσω.', '{career_change}', 'Πληροφορική ή ενέργεια', 'Να έχει αλλάξει και η ίδια κλάδο.'),
    (2, 'Γύρισα από άδεια μητρότητας και νιώθω ότι ξεκινώ από την αρχή.', '{return_to_work,work_life_balance}', '', ''),
    (3, 'Θέλω να ζητήσω αύξηση και δεν το έχω κάνει ποτέ.', '{pay_negotiation}', '', 'Να μου κάνει δύσκολες ερωτήσεις, όχι να μου δώσει συνταγές.'),
    (4, 'Σκέφτομαι να ανοίξω δική μου δουλειά και με τρομάζουν οι αριθμοί.', '{entrepreneurship}', '', ''),
    (5, 'Ψάχνω κάποια που έχει ζήσει και δουλέψει στο εξωτερικό.', '{abroad}', 'Διεθνείς οργανισμοί', 'Να μιλά και αγγλικά.')
), askers as (
  select e.id, row_number() over (order by e.id desc) as number
  from data.mentees e
  where not exists (select from data.mentorships s where s.mentee_id = e.id and s.status = 'running')
  limit 5
)
insert into data.suggestion_requests (mentee_id, text, topic_ids, topic, help, asked_at)
select a.id, w.text, array(select t.id from data.support_topics t where t.code = any (w.topics::text[])), w.topic, w.help, now() - make_interval(days => w.number * 2 - 1, hours => w.number * 3)
from askers a join words w using (number)
order by w.number desc;
insert into data.scholarship_requests (mentee_id, package_id, reason, asked_at)
select e.id, k.id, w.reason, now() - make_interval(days => w.number * 3)
from (values
    (1, 'three_months', 'Έμεινα άνεργη τον Μάρτιο και θέλω να αλλάξω κλάδο. Δεν μπορώ να πληρώσω τώρα.'),
    (2, 'six_months', 'Μεγαλώνω μόνη δύο παιδιά και σπουδάζω τα βράδια.')) w (number, code, reason)
join data.packages k on k.code = w.code
join (select e.id, row_number() over (order by e.id) as number from data.mentees e
  where not exists (select from data.purchases u where u.mentee_id = e.id)
    and not exists (select from data.awards a where a.mentee_id = e.id)) e using (number);
with done as (
  update data.suggestion_requests r
  set answered_at = r.asked_at + interval '1 day', answer = 'Και οι δύο έχουν περάσει από εκεί που βρίσκεσαι.',
    answered_by_user_id = (select min(a.user_id) from data.admins a)
  where r.id in (select min(id) from data.suggestion_requests)
  returning r.id)
insert into data.suggestions (suggestion_request_id, mentor_id)
select d.id, c.mentor_id from done d,
  lateral (select c.mentor_id from data.mentor_cards c where c.audience = 'public' order by c.mentor_id limit 2) c;
insert into data.messages (to_user_id, to_role, subject, text, sent_at, sent_by_user_id, read_at)
select u.id, role::data.role, subject, text, now() - make_interval(days => days), (select min(a.user_id) from data.admins a),
  case when days > 10 then now() - make_interval(days => days - 1) end
from (values
  ('mentor', 'mentor', 'Σε ευχαριστούμε', 'Ο πρώτος χρόνος σου στο δίκτυο έκλεισε. Σε ευχαριστούμε για κάθε ώρα που έδωσες.', 24),
  ('mentor', 'mentor', 'Συνάντηση των μεντορισσών', 'Τον άλλο μήνα συναντιόμαστε διαδικτυακά. Θα χαρούμε να είσαι εκεί.', 3),
  ('mentee', 'mentee', 'Καλώς ήρθες', 'Αν δεν ξέρεις από πού να αρχίσεις, πες μας τι αναζητάς και θα σου προτείνουμε μεντόρισσες.', 4)
) as words (email, role, subject, text, days)
join data.users u on u.email = words.email || '@demo.example';
insert into data.message_templates (name, texts)
values
  ('Καλωσόρισμα', '{"gr": {"subject": "Καλώς ήρθες, {name}", "text": "Γεια σου, {name}. Χαιρόμαστε που είσαι εδώ. Αν χρειαστείς κάτι, απάντησε σε αυτό το μήνυμα."}, "en": {"subject": "Welcome, {name}", "text": "Hello {name}. We are glad you are here. If you need anything, reply to this message."}}'),
  ('Πώς πάει η συνεργασία', '{"gr": {"subject": "Πώς πάει;", "text": "{name}, πέρασε λίγος καιρός από την τελευταία σας συνεδρία. Πες μας αν μπορούμε να βοηθήσουμε."}}');

-- Two reports wait for the team: one about a request, one about a mentor's page.
insert into data.reports (by_user_id, about_user_id, request_id, text, sent_at)
select r.mentor_user_id, r.mentee_user_id, r.id,
  'Το μήνυμά της ζητά χρήματα για μια επένδυση, όχι mentoring.', now() - interval '2 days'
from data.mentorship_requests r order by r.id desc limit 1;
insert into data.reports (by_user_id, about_user_id, text, sent_at)
select r.mentee_user_id, r.mentor_user_id, 'Ένας σύνδεσμος στο προφίλ της οδηγεί σε διαφημίσεις.', now() - interval '5 hours'
from data.mentorship_requests r where r.status = 'approved' order by r.id desc limit 1;

-- Before she found her mentor, a mentee had asked another, who had answered the same day that she could not: so these mentors
-- have three answers, and their cards say how soon they usually answer.
with quick as (
  select m.id, m.user_id, row_number() over () as number
  from unnest(array['despina.vlachaki', 'olga.chatzigeorgiou', 'thaleia.xenaki', 'maria.konstantinidou', 'dafni.oikonomou',
    'dafni.oikonomou', 'vivi.tzortzi', 'vivi.tzortzi']) as mailbox
  join data.users u on u.email = mailbox || '@demo.example'
  join data.mentors m on m.user_id = u.id
), pairs as (
  select s.*, row_number() over (order by s.id) as number from data.mentorships s
  where s.status = 'completed' and s.kind = 'mentoring'
    and s.mentor_id not in (select q.id from quick q)
)
insert into data.mentorship_requests (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, status,
  requested_at, answer_due_at, answered_at, close_reason, closed_by, closed_by_user_id, reject_reason, reject_message)
select p.mentee_id, p.mentee_user_id, q.id, q.user_id, p.part_id, p.kind,
  'Διάβασα το προφίλ σας και βρήκα κάτι από τη δική μου διαδρομή. Θα μπορούσαμε να μιλήσουμε;', 'rejected',
  p.started_at - interval '70 hours', rules.end_of_local_day(rules.local_date(p.started_at - interval '70 hours') + 5),
  p.started_at - interval '60 hours', 'mentor_rejected', 'mentor', q.user_id, 'no_time',
  'Αυτούς τους μήνες δεν προλαβαίνω όσο θα σου άξιζε. Θα χαρώ να βρεις κάποια που μπορεί.'
from quick q join pairs p using (number);

-- A pair's goals, and one who says that it does not go well.
insert into data.goals (mentorship_id, text, created_by_user_id, created_at, reached_at)
select s.id, w.text, case when w.hers then s.mentee_user_id else s.mentor_user_id end, s.started_at + interval '2 days',
  case when w.reached then s.started_at + interval '30 days' end
from data.mentorships s join data.users u on u.id = s.mentee_user_id and u.email = 'matched@demo.example'
cross join (values
  ('Να διευθύνω την πρώτη σύσκεψη στο εργοτάξιο χωρίς να με διακόψουν.', true, true),
  ('Να ζητήσω γραπτά τις αρμοδιότητές μου.', true, false),
  ('Να βρω δύο γυναίκες μηχανικούς να μιλάμε μία φορά τον μήνα.', false, false)) as w (text, hers, reached)
where s.status = 'running';
insert into data.feedback (mentorship_id, user_id, step, answers, given_at)
select s.id, s.mentee_user_id, 'check_in',
  '{"going": "badly", "words": "Έχουμε να μιλήσουμε τρεις εβδομάδες και δεν ξέρω αν πρέπει να επιμείνω."}', now() - interval '1 day'
from data.mentorships s where s.status = 'running' and s.started_at < now() - interval '40 days'
order by s.started_at desc limit 1;

-- What mentees answered at the start and, where it ended some time ago, at the end.
insert into data.feedback (mentorship_id, user_id, step, answers, given_at)
select s.id, s.mentee_user_id, w.step, w.more || jsonb_build_object('standing', w.from_level + s.id % 3,
  'confidence', w.from_level + s.id % 2, 'goal', w.from_level + s.id % 3), w.at
from data.mentorships s
cross join lateral (values ('start', '{}'::jsonb, 1, s.started_at + interval '1 day'),
  ('end', '{"going": "well", "recommends": "yes"}', 3, s.ended_at + interval '2 days')) as w (step, more, from_level, at)
where s.id % 5 > 0 and w.at < now() - interval '20 days' and (w.step = 'start' or s.status = 'completed');

-- A coach asks the team for a pause.
insert into data.pair_wishes (mentorship_id, user_id, wish, reason, asked_at)
select s.id, s.mentor_user_id, 'pause',
  'Αλλάζω δουλειά και για δύο μήνες δεν προλαβαίνω. Θα ήθελα να συνεχίσουμε την άνοιξη.', now() - interval '7 hours'
from data.mentorships s join data.users u on u.id = s.mentor_user_id and u.email = 'coach@demo.example'
where s.status = 'running';

-- Three mentors ask for changes of their profiles.
with asking as (
  select m.id, m.user_id, row_number() over (order by m.id desc) as number
  from data.mentors m where m.status = 'active' and m.listed_name <> '' order by m.id desc limit 3
), sent as (
  insert into data.edit_requests (mentor_id, words, sent_at)
  select a.id, case a.number when 2 then 'Άλλαξα δουλειά τον προηγούμενο μήνα.' end, now() - make_interval(days => a.number::integer * 2)
  from asking a order by a.number desc
  returning id, mentor_id
)
insert into data.edit_request_changes (edit_request_id, field, current_value, new_value)
select s.id, w.field, rules.mentor_profile(s.mentor_id)->w.field, w.value
from sent s join asking a on a.id = s.mentor_id
join (values
  (1, 'links', '["https://example.org/new-page"]'::jsonb),
  (2, 'title', '"Διευθύντρια ανάπτυξης"'::jsonb),
  (2, 'offers_coaching', 'true'::jsonb),
  (3, 'mentee_wishlist', '"Γυναίκες που γυρίζουν στη δουλειά μετά από διακοπή."'::jsonb)) as w (number, field, value)
  on w.number = a.number;
update data.history h set actor = 'mentor', actor_user_id = m.user_id, at = r.sent_at
from data.edit_requests r join data.mentors m on m.id = r.mentor_id
where h.subject = 'edit_requests' and h.subject_id = r.id and r.status = 'pending';

-- A mentee of seventeen in a running pair: her guardian has confirmed, and her mentor's certificate ends in three weeks.
update data.users u set birthdate = (rules.local_date() - interval '17 years 2 months')::date where u.email = 'melpo.gavra@demo.example';
update data.purchases p
set guardian_name = 'Αργυρώ Γαβρά', guardian_email = 'argyro.gavra@demo.example', guardian_phone = '+306900000000', guardian_consented_at = p.purchased_at + interval '3 hours'
from data.mentorships s join data.parts t on t.id = s.part_id join data.users u on u.id = s.mentee_user_id
where p.id = t.purchase_id and u.email = 'melpo.gavra@demo.example';
insert into data.clearances (mentor_id, declared_on, seen_on, valid_until)
select m.id, rules.local_date() - 340, rules.local_date() - 344, rules.local_date() + 21
from data.mentors m join data.users u on u.id = m.user_id where u.email = 'myrto.galanopoulou@demo.example'
union all
select m.id, rules.local_date() - 60, rules.local_date() - 60, rules.local_date() + 305
from data.mentors m join data.users u on u.id = m.user_id where u.email = 'mentor@demo.example';

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
-- The session of the last story still acts.
update data.history h set actor = 'admin', actor_user_id = (select min(a.user_id) from data.admins a)
from data.mentors m where m.profile_due and h.subject = 'mentors' and h.subject_id = m.id;

-- What the team keeps about people: notes, testimonials not yet published, views of lists; and who wants news.
insert into data.notes (about_user_id, text, call, look_again_on, written_at, written_by_user_id)
select u.id, n.text, n.call::data.call_outcome, rules.local_date() + n.again, now() - make_interval(days => n.days),
  (select min(a.user_id) from data.admins a)
from (values
  ('mentor', 'Προτιμά τηλεφώνημα μετά τις επτά. Δεν παίρνει πάνω από δύο συνεργασίες τον χρόνο.', null, null, 40),
  ('coach', 'Μίλησε στην εκδήλωση του Οκτωβρίου. Θα χαρεί να το ξανακάνει.', null, 0, 21),
  ('matched', 'Ζήτησε να αρχίσουν αργότερα τις συνεδρίες, λόγω ταξιδιού. Το συμφώνησαν μεταξύ τους.', 'reached', null, 12),
  ('mentee', 'Ήθελα να της εξηγήσω πώς στέλνει αίτημα.', 'not_reached', -1, 3)) n (email, text, call, again, days)
join data.users u on u.email = n.email || '@demo.example';
insert into data.testimonials (mentor_id, mentee_full_name, given_on, text)
select m.id, t.name, rules.local_date() - t.days, t.text
from (values
  ('mentor', 'Ρένα Δαλάκα', 6, 'Με βοήθησε να πω «όχι» σε μια δουλειά που έμοιαζε με προαγωγή και δεν ήταν.'),
  ('coach', 'Μαρίλια Δελή', 9, 'Δεν μου είπε ποτέ τι να κάνω. Έφυγα κάθε φορά ξέροντας το επόμενο βήμα.')) t (email, name, days, text)
join data.users u on u.email = t.email || '@demo.example'
join data.mentors m on m.user_id = u.id;
select rules.accept_text(m.user_id, 'news', true) from data.mentees m where m.id % 3 = 0 and not m.profile_due;
select rules.accept_text(m.user_id, 'news', true) from data.mentors m where m.id % 4 = 0 and m.status = 'active'
  and not exists (select from data.mentees e where e.user_id = m.user_id);
insert into data.asked_notifications (user_id, notification)
select m.user_id, kind from data.mentors m cross join unnest(array['offers', 'seminars']) as kind
where m.status = 'active' and not m.profile_due;
update data.users u set news_consent_at = c.at from data.consents c where c.user_id = u.id and c.text = 'news';

update private.outbox set status = 'sent', sent_at = queued_at where status = 'queued';
-- A few did not arrive, so that the team's list of mails has something to do.
update private.outbox set status = 'dead', sent_at = null, attempts = 12, content = content - array['token', 'unsubscribe'],
  last_error = '550 5.1.1 The email account that you tried to reach does not exist'
where id in (
  select o.id from private.outbox o where not o.content ? 'token' and o.kind like 'request\_%' order by o.id desc limit 4);
delete from private.sessions where user_agent = 'demo';

-- The mail server of one address refuses mails.
update data.users u set email_bounced_at = now() - interval '4 days'
where u.id = (
  select e.user_id from data.mentees e
  where not exists (select from data.mentors m where m.user_id = e.user_id)
    and not exists (select from data.mentorships s where s.mentee_id = e.id and s.status = 'running')
  order by e.id desc limit 1);

-- The stories were told one after the other. The history is read by its numbers, so these follow the days.
with told as (delete from data.history returning *)
insert into data.history (subject, subject_id, event, from_state, to_state, actor, actor_user_id, reason, detail, at)
select subject, subject_id, event, from_state, to_state, actor, actor_user_id, reason, detail, at
from told order by at, id;
