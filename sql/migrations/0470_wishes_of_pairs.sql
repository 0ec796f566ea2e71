-- What a mentee or mentor asks the team for: a pause of the mentorship, or its end. Closed when the team pauses or
-- ends the mentorship (met), answers with words (answered), or when it is withdrawn.
create table data.pair_wishes (
  id integer generated always as identity primary key,
  mentorship_id integer not null references data.mentorships,
  user_id integer not null references data.users,
  wish text not null check (wish in ('pause', 'end')),
  reason text not null check (length(reason) between 1 and 2000),
  asked_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text check (outcome in ('met', 'answered', 'withdrawn')),
  answer text check (length(answer) between 1 and 2000),
  closed_by_user_id integer references data.users,
  check ((closed_at is null) = (outcome is null))
);
-- One open wish a person.
create unique index pair_wishes_one_open on data.pair_wishes (mentorship_id, user_id) where closed_at is null;
create index pair_wishes_mentorship on data.pair_wishes (mentorship_id);
create index pair_wishes_user on data.pair_wishes (user_id);
create index pair_wishes_closer on data.pair_wishes (closed_by_user_id);
create index pair_wishes_open on data.pair_wishes (asked_at) where closed_at is null;
