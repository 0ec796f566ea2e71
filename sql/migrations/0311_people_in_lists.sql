-- What the team's lists of people sort and search by: surname and name, and every word a person is found by, folded.
-- They stand beside the id in one row, so that a page begins at its cursor in an index. A trigger keeps them.
alter table data.mentors
  add column listed_name text not null default '',
  add column listed_words text not null default '';
alter table data.mentees
  add column listed_name text not null default '',
  add column listed_words text not null default '';

-- As rules.fold and rules.latin, which do not exist while migrations run.
with folded as (
  select u.id,
    translate(lower(extensions.unaccent('extensions.unaccent', lower(u.surname || ' ' || u.name))), 'ς', 'σ') as name,
    translate(lower(extensions.unaccent('extensions.unaccent', lower(concat_ws(' ', u.name, u.surname, u.email, u.phone)))), 'ς', 'σ') as words,
    translate(lower(extensions.unaccent('extensions.unaccent', lower(u.name || ' ' || u.surname))), 'ς', 'σ') as spoken
  from data.users u where u.erased_at is null
), latin as (
  select f.*, translate(
    replace(replace(replace(replace(replace(f.spoken, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'μπ', 'b'),
    'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as letters
  from folded f
), mentors as (
  update data.mentors p set listed_name = l.name, listed_words = l.words || ' ' || l.letters from latin l where l.id = p.user_id)
update data.mentees p set listed_name = l.name, listed_words = l.words || ' ' || l.letters from latin l where l.id = p.user_id;

create index mentors_listed on data.mentors (listed_name, id);
create index mentors_listed_active on data.mentors (listed_name, id) where status = 'active';
create index mentors_listed_inactive on data.mentors (listed_name, id) where status = 'inactive';
create index mentors_words on data.mentors using gin (listed_words extensions.gin_trgm_ops);
create index mentees_listed on data.mentees (listed_name, id);
create index mentees_words on data.mentees using gin (listed_words extensions.gin_trgm_ops);

-- The team filters hidden cards, too.
create index mentor_cards_team_county on data.mentor_cards (county_id);
create index mentor_cards_team_industry on data.mentor_cards (industry_id);
create index mentor_cards_team_country on data.mentor_cards (country);
create index parts_open on data.parts (mentee_id) where status in ('paid', 'pending', 'running');
create index purchases_waiting on data.purchases (mentee_id) where paid_at is null and cancelled_at is null;

-- R19: when the rejection was that makes, with this one and those between, as many as flag a mentor. A trigger
-- writes it with the rejection, so that nobody has to count over all mentors who is flagged.
alter table data.mentorship_requests add column flags_since timestamptz;
update data.mentorship_requests r set flags_since = counted.since
from (
  select q.id, lag(q.answered_at, 2) over (partition by q.mentor_id order by q.answered_at, q.id) as since
  from data.mentorship_requests q where q.close_reason in ('mentor_rejected', 'admin_rejected', 'expired')) counted
where counted.id = r.id and counted.since is not null;
create index mentorship_requests_flagging on data.mentorship_requests (flags_since, mentor_id)
  where flags_since is not null;
create index mentorship_requests_counted on data.mentorship_requests (mentor_id, answered_at desc)
  where close_reason in ('mentor_rejected', 'admin_rejected', 'expired');
