-- The lists that the demo is built from; temporary tables, dropped at commit.
-- Months count back from today, so the demo does not age. place: a county of Greece or a foreign country. offers: m
-- mentoring, c coaching. email: the part before @demo.example.
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

-- A mentee's story by its shape; a null package continues the current one. topic: whose notes the sessions use.
create temporary table demo_pairs (
  position integer generated always as identity,
  mentee text, shape text, package text, by_card boolean, mentor text, every integer, meetings integer, topic text,
  rest integer, message text, words text
) on commit drop;
create temporary table demo_notes (topic text, notes text[]) on commit drop;

-- Applicants. days: since the application. way: the second part of the description, 0: none.
create temporary table demo_applicants (
  number integer generated always as identity,
  email text, name text, surname text, age integer, title text, industry text, place text, months integer, offers text,
  days integer, decision text, way integer, life text, words text
) on commit drop;
create temporary table demo_ways (way integer, says text, topics text[], reason text, wish text) on commit drop;

grant select, insert on demo_mentors, demo_mentees, demo_pairs, demo_notes, demo_applicants, demo_ways to app_rules;
