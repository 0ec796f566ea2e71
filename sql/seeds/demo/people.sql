-- Turns the lists into users: credentials, the mentors' three tables, the mentee profiles.
insert into data.users (email, name, surname, phone, birthdate, email_confirmed_at, last_login_at, created_at)
select email || '@demo.example', name, surname, '+306900' || lpad((number * 7919 % 1000000)::text, 6, '0'),
  born, joined_at, greatest(joined_at, now() - make_interval(hours => 5 + number * 29 % 500)), joined_at
from (
  select 0 as number, 'admin' as email, 'Κατερίνα' as name, 'Μπαλτά' as surname, date '1979-03-08' as born,
    now() - interval '1600 days' as joined_at
  union all
  select number, email, name, surname,
    (current_date - make_interval(months => months, years => 23 + number % 4, days => number * 37 % 300))::date,
    now() - make_interval(days => case email
      when 'iliana.sarri' then 2 when 'sofia.georgiadou' then 9 else 500 + number * 17 end)
  from demo_mentors
  union all
  select 500 + number, email, name, surname,
    (current_date - make_interval(years => age, days => number * 53 % 300))::date,
    now() - make_interval(days => 400 - number * 5)
  from demo_mentees
  where email not in (select email from demo_mentors)
) as people
order by joined_at;

insert into private.credentials (user_id, password_hash)
select id, current_setting('demo.password_hash') from data.users where email like '%@demo.example';

insert into data.admins (user_id) select id from data.users where email = 'admin@demo.example';

insert into data.mentors (user_id, visibility, offers_mentoring, offers_coaching, experience_checked, applied_at)
select u.id, case l.email when 'pepi.manolaki' then 'private' else 'public' end::data.visibility,
  l.offers like '%m%', l.offers like '%c%', true, u.created_at
from demo_mentors l
join data.users u on u.email = l.email || '@demo.example'
order by l.number;

insert into data.mentor_cards (
  mentor_id, name, surname, title, industry_id, country, county_id, experience_since, topic_ids, languages)
select m.id, l.name, l.surname, l.title, i.id, case when c.id is null then l.place else 'GR' end, c.id,
  date_trunc('month', current_date) - make_interval(months => l.months),
  array(select t.id from data.support_topics t where t.code = any (l.topics) order by t.id), l.languages
from demo_mentors l
join data.users u on u.email = l.email || '@demo.example'
join data.mentors m on m.user_id = u.id
join data.industries i on i.code = l.industry
left join data.counties c on c.code = l.place;

insert into data.mentor_pages (mentor_id, description, mentoring_since, links)
select m.id, l.description,
  case when l.number % 4 <> 0
    then date_trunc('month', current_date) - make_interval(months => l.months * (20 + l.number % 40) / 100) end,
  case when l.number % 3 = 1 then array['https://example.org/' || replace(l.email, '.', '-')] else '{}' end
from demo_mentors l
join data.users u on u.email = l.email || '@demo.example'
join data.mentors m on m.user_id = u.id;

insert into data.mentor_details (mentor_id, work_status_id, mentoring_reason, mentee_wishlist, referral_source_id)
select m.id, w.id,
  (array[
    'Κάποτε μια γυναίκα με εμπιστεύτηκε πριν με εμπιστευτώ εγώ. Θέλω να κάνω το ίδιο για άλλες.',
    'Έχω κάνει αρκετά λάθη για να γλιτώσω μερικά σε όποια ξεκινά τώρα.',
    'Μαθαίνω κι εγώ από κάθε γυναίκα που συνοδεύω· κρατά το μυαλό μου ανοιχτό.',
    'Ο κλάδος μου χρειάζεται περισσότερες γυναίκες, και κάποια πρέπει να τους πει πώς μοιάζει από μέσα.'
  ])[1 + l.number % 4],
  (array[
    'Να έρχεται με διάθεση να δοκιμάσει και να μου λέει όταν κάτι δεν της ταιριάζει.',
    'Δεν έχω προτιμήσεις ως προς τον κλάδο· με ενδιαφέρει να έχει μια ερώτηση που την απασχολεί.',
    'Θα χαρώ να συνοδεύσω γυναίκες από την περιφέρεια, που έχουν λιγότερες ευκαιρίες δικτύωσης.'
  ])[1 + l.number % 3],
  r.id
from demo_mentors l
join data.users u on u.email = l.email || '@demo.example'
join data.mentors m on m.user_id = u.id
join data.work_statuses w on w.code = l.work_status
join data.referral_sources r on r.position = 1 + l.number % 9;

-- All are approved except two: one application is new, one waits for the applicant's answer.
update data.mentors m
set status = 'active', approved_at = m.applied_at + interval '3 days'
from data.users u
where u.id = m.user_id and u.email not in ('iliana.sarri@demo.example', 'sofia.georgiadou@demo.example');

update data.mentors m
set status = 'awaiting_response',
  status_message = 'Γράψε μας, σε παρακαλούμε, δυο λόγια για τη συνεργασία σου με νεότερες συναδέλφους.'
from data.users u where u.id = m.user_id and u.email = 'sofia.georgiadou@demo.example';

update data.mentors m set status = 'inactive'
from data.users u where u.id = m.user_id and u.email = 'kalliopi.lyraki@demo.example';

update data.mentors m set away_until = rules.local_date() + 45
from data.users u where u.id = m.user_id and u.email = 'marina.dimitriou@demo.example';

insert into data.mentees (
  user_id, visibility, about, work_status_id, industry_id, country, county_id, topic_ids, created_at)
select u.id, l.visibility::data.visibility, l.about, w.id, i.id, case when c.id is null then l.place else 'GR' end, c.id,
  array(select t.id from data.support_topics t where t.code = any (l.topics) order by t.id),
  now() - make_interval(days => 400 - l.number * 5)
from demo_mentees l
join data.users u on u.email = l.email || '@demo.example'
join data.work_statuses w on w.code = l.work_status
join data.industries i on i.code = l.industry
left join data.counties c on c.code = l.place
order by l.number;

select rules.accept_text(m.user_id, t.text, true)
from data.mentors m, unnest(array['terms', 'privacy', 'mentor_terms']) as t (text);
select rules.accept_text(m.user_id, t.text, true)
from data.mentees m, unnest(array['terms', 'privacy', 'mentee_terms']) as t (text)
where t.text = 'mentee_terms' or not exists (select from data.mentors o where o.user_id = m.user_id);
update data.consents c set at = u.created_at from data.users u where u.id = c.user_id;

select rules.refresh_mentor_card(m.id) from data.mentors m;

-- Backdate the history to when each thing happened, not the day the demo was loaded.
update data.history h
set at = case h.to_state when 'new' then m.applied_at
  else coalesce(m.approved_at, m.applied_at + interval '3 days') end
from data.mentors m where h.subject = 'mentors' and h.subject_id = m.id;
