-- Mentees seed.from to seed.mentees: a quarter without a package, the others in any state from an unpaid order to a
-- completed mentorship.
create temporary table drawn_mentees on commit drop as
select n as number, current_setting('seed.name') || '-mentee-' || n || '@seed.example' as email,
  pg_temp.pick(w.names, pg_temp.throw('mentee name', n)) as name,
  pg_temp.pick(w.surnames, pg_temp.throw('mentee surname', n)) as surname,
  (current_date - make_interval(years => 18,
    days => floor(power(pg_temp.throw('age', n), 1.4) * 15000)::integer))::date as birthdate,
  case when pg_temp.throw('seen', n) < 0.4 then 'public' else 'private' end::data.visibility as visibility,
  case when pg_temp.throw('six', n) < 0.35 then 'six_months' else 'three_months' end as package,
  case when stage < 0.25 then 'none' when stage < 0.35 then 'awaiting_payment' when stage < 0.55 then 'paid'
    when stage < 0.65 then 'pending' when stage < 0.85 then 'running' else 'completed' end as stage,
  -- Each event as a number of days ago; a later event has a smaller number.
  400 + floor(pg_temp.throw('bought', n) * 600)::integer as bought_long_ago,
  8 + floor(pg_temp.throw('bought', n) * 80)::integer as bought_lately,
  1 + floor(pg_temp.throw('held', n) * 5)::integer as held,
  pg_temp.throw('mentor', n) as mentor_thrown,
  1 + floor(pg_temp.throw('mentee county', n) * 74)::integer as county,
  1 + floor(pg_temp.throw('mentee work', n) * 10)::integer as work,
  1 + floor(pg_temp.throw('mentee industry', n) * 46)::integer as industry
from generate_series(current_setting('seed.from')::integer, current_setting('seed.mentees')::integer) as n
cross join words w
cross join lateral (select pg_temp.throw('stage', n) as stage) as thrown;
create unique index on drawn_mentees (email);

-- The seed's available mentors in a random order. Running mentorships take the first ones, pending requests the
-- others.
create temporary table free_mentors on commit drop as
select mentor_id, user_id, row_number() over (order by pg_temp.throw('busy', mentor_id), mentor_id) as nth
from data.mentor_cards c join data.mentors m on m.id = c.mentor_id join data.users u on u.id = m.user_id
where c.available_for_mentoring and c.audience = 'public' and u.email like '%@seed.example'
  and not exists (select from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending');
create unique index on free_mentors (nth);
grant select on drawn_mentees, free_mentors to app_rules;

set local role app_rules;

insert into data.users (email, name, surname, phone, birthdate, email_confirmed_at, last_login_at, created_at)
select email, name, surname, '+3068' || lpad(((number * 7919::bigint) % 100000000)::text, 8, '0'), birthdate,
  now() - interval '1200 days', now() - make_interval(hours => held * 19), now() - interval '1200 days'
from drawn_mentees
order by number;

insert into private.credentials (user_id, password_hash)
select u.id, current_setting('seed.password_hash')
from drawn_mentees d join data.users u on u.email = d.email;

insert into data.mentees (
  user_id, visibility, about, work_status_id, industry_id, country, county_id, topic_ids, created_at)
select u.id, d.visibility, 'Αναζητώ μια μεντόρισσα για το επόμενο βήμα μου.', w.id, i.id, 'GR', c.id,
  array(
    select t.id from data.support_topics t
    where t.position in (1 + d.number % 22, 1 + d.number / 22 % 22) order by t.id),
  u.created_at
from drawn_mentees d
join data.users u on u.email = d.email
join data.work_statuses w on w.position = d.work
join data.industries i on i.position = d.industry
join data.counties c on c.position = d.county
order by d.number;

insert into data.consents (user_id, text, version, given, at)
select u.id, t.text, t.version, true, u.created_at
from drawn_mentees d join data.users u on u.email = d.email
cross join (
  select text, max(version) as version from data.texts
  where text in ('terms', 'privacy', 'mentee_terms') group by text) as t;

reset role;

create temporary table planned on commit drop as
with ranked as (
  select d.*, row_number() over (partition by d.stage order by d.number) as nth_of_stage, f.count,
    floor(f.count * 0.6)::integer as for_running
  from drawn_mentees d cross join (select count(*)::integer as count from free_mentors) as f
), placed as (
  select r.*, case
      when r.stage = 'running' and r.nth_of_stage <= r.for_running then r.nth_of_stage
      when r.stage = 'pending' and r.count > r.for_running
        then 1 + r.for_running + floor(r.mentor_thrown * (r.count - r.for_running))
      when r.stage = 'completed' and r.count > 0 then 1 + floor(r.mentor_thrown * r.count)
    end as mentor_nth
  from ranked r
)
select p.number, m.id as mentee_id, m.user_id as mentee_user_id, f.mentor_id, f.user_id as mentor_user_id, p.package,
  p.held,
  case when p.stage in ('running', 'pending', 'completed') and f.mentor_id is null then 'paid' else p.stage end as stage,
  case p.stage when 'completed' then p.bought_long_ago when 'awaiting_payment' then p.bought_lately / 7
    else p.bought_lately end as bought
from placed p
join data.users u on u.email = p.email
join data.mentees m on m.user_id = u.id
left join free_mentors f on f.nth = p.mentor_nth
where p.stage <> 'none';
create unique index on planned (mentee_id);
analyze planned;
grant select on planned to app_rules;

set local role app_rules;

insert into data.purchases (
  mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency, duration_months, minimum_sessions,
  method, reference, purchased_at, paid_at, paid_on, refund_days, refund_no_request_months, refund_rejections, early_stop_days,
  notice_days, claim_months, resume_months)
select p.mentee_id, k.id, k.price_cents, k.price_cents, k.vat_percent, k.currency, k.duration_months,
  k.minimum_sessions, 'deposit',
  'MP-' || upper(substr(md5(current_setting('seed.name')), 1, 4)) || upper(lpad(to_hex(p.number), 6, '0')),
  now() - make_interval(days => p.bought),
  case when p.stage <> 'awaiting_payment' then now() - make_interval(days => p.bought - 1) end,
  case when p.stage <> 'awaiting_payment' then rules.local_date() - (p.bought - 1) end, c.refund_days, c.refund_no_request_months,
  c.refund_rejections, c.early_stop_days, c.notice_days, c.claim_months, c.resume_months
from planned p join data.packages k on k.code = p.package cross join data.constants c
order by p.bought desc, p.number;

insert into data.parts (
  purchase_id, mentee_id, position, kind, status, closed_reason, duration_months, minimum_sessions, closed_at)
select u.id, p.mentee_id, t.position, t.kind, p.stage::data.part_status,
  case when p.stage = 'completed' then 'completed' end::data.closed_reason, t.duration_months, t.minimum_sessions,
  case when p.stage = 'completed' then u.paid_at + make_interval(days => 3 + 31 * t.duration_months) end
from planned p
join data.purchases u on u.mentee_id = p.mentee_id
join data.package_parts t on t.package_code = p.package;

with paid as (
  insert into data.payments (purchase_id, method, external_ref, amount_cents, currency, paid_at, paid_on)
  select u.id, 'deposit', 'deposit:' || u.id, u.price_cents, u.currency, u.paid_at, u.paid_on
  from planned p join data.purchases u on u.mentee_id = p.mentee_id
  where u.paid_at is not null
  returning id, purchase_id, amount_cents, paid_at, paid_on
)
insert into data.ledger_entries (purchase_id, payment_id, amount_cents, at, paid_on)
select purchase_id, id, amount_cents, paid_at, paid_on from paid;

insert into data.mentorship_requests (
  mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, status, requested_at, answer_due_at,
  answered_at, closed_by, closed_by_user_id)
select p.mentee_id, p.mentee_user_id, p.mentor_id, p.mentor_user_id, t.id, 'mentoring',
  'Διάβασα το προφίλ σας και θα ήθελα πολύ να συζητήσουμε για το επόμενο βήμα μου.',
  case p.stage when 'pending' then 'pending' else 'approved' end::data.request_status,
  asked_at, rules.end_of_local_day(rules.local_date(asked_at) + 5),
  case when p.stage <> 'pending' then asked_at + interval '1 day' end,
  case when p.stage <> 'pending' then 'mentor' end::data.actor,
  case when p.stage <> 'pending' then p.mentor_user_id end
from planned p
join data.parts t on t.mentee_id = p.mentee_id
cross join lateral (
  select now() - make_interval(days => case p.stage when 'pending' then p.held - 1 else p.bought - 3 end) as asked_at
) as asked
where p.stage in ('pending', 'running', 'completed')
order by asked_at;

insert into data.mentorships (
  request_id, mentor_id, mentor_user_id, mentee_id, mentee_user_id, part_id, kind, status, started_at,
  planned_end_on, ended_at, created_by_user_id)
select r.id, r.mentor_id, r.mentor_user_id, r.mentee_id, r.mentee_user_id, r.part_id, r.kind,
  p.stage::data.mentorship_status, r.answered_at,
  (rules.local_date(r.answered_at) + make_interval(months => t.duration_months))::date, t.closed_at, r.mentor_user_id
from planned p
join data.mentorship_requests r on r.mentee_id = p.mentee_id
join data.parts t on t.id = r.part_id
where p.stage in ('running', 'completed');

-- Each session updates its mentorship: the planner must know by now that there are many.
reset role;
analyze data.mentorships, data.parts;
set local role app_rules;

insert into data.sessions (mentorship_id, status, held_on, minutes, entered_by, entered_by_user_id, entered_at)
select s.id, 'held', rules.local_date(held_at), 60, 'mentee', s.mentee_user_id, held_at
from planned p
join data.mentorships s on s.mentee_id = p.mentee_id
join data.parts t on t.id = s.part_id
cross join lateral (
  select count, nth from (
    select case p.stage when 'completed' then t.minimum_sessions else p.held - 1 end as count) as total,
    generate_series(1, total.count) as nth) as session
cross join lateral (
  select s.started_at + (coalesce(s.ended_at, now()) - s.started_at) * session.nth / (session.count + 1) as held_at
) as day;

insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at, mentorship_id)
select s.mentor_id, u.name || ' ' || u.surname, rules.local_date(s.ended_at) + 5,
  'Με βοήθησε να βάλω τις σκέψεις μου σε σειρά και να κάνω το βήμα που ανέβαλλα. Την ευχαριστώ από καρδιάς.',
  s.ended_at + interval '6 days', s.id
from planned p
join data.mentorships s on s.mentee_id = p.mentee_id
join data.users u on u.id = s.mentee_user_id
where p.stage = 'completed' and p.held <= 2;

select count(rules.refresh_mentor_card(p.mentor_id)) from planned p where p.stage = 'running';

reset role;
