-- The lists the demo is made from; gone with the transaction that loads it.
-- Months count back from today, so the world never ages. place: a county of Greece or, abroad, a country.
-- offers: m mentoring, c coaching. email: the part before @demo.example.
create temporary table demo_mentors (
  number integer generated always as identity,
  email text, name text, surname text, title text, industry text, place text, months integer, offers text,
  languages text[], work_status text, topics text[], description text
) on commit drop;

create temporary table demo_mentees (
  number integer generated always as identity,
  email text, name text, surname text, age integer, visibility text, work_status text, industry text, place text,
  topics text[], about text
) on commit drop;

grant select, insert on demo_mentors, demo_mentees to app_rules;
