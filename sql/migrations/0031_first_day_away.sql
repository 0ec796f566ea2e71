-- The first day of a mentor's absence; null: it has begun.
alter table data.mentors add column away_from date,
  add constraint absence_begins check (away_from is null or away_until is not null and away_from < away_until);

-- A link to sign in outlives what it is about by days at most, and finds nothing then: no key has to hold it.
drop index private.tokens_request, private.tokens_session;
alter table private.tokens drop constraint tokens_request_id_fkey, drop constraint tokens_session_id_fkey;
