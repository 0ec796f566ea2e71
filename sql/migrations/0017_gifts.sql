-- A mentor's gift that the team turns down: she reads why, and may name another one in the same year.
alter table data.scholarships
  add column declined_at timestamptz,
  add column message text check (length(message) <= 2000),
  add constraint scholarship_decided_once check (approved_at is null or declined_at is null);
drop index data.scholarships_gift;
create unique index scholarships_gift on data.scholarships (given_by_mentor_id, year)
  where kind = 'mentor_gift' and declined_at is null;
create index scholarships_waiting on data.scholarships (id) where approved_at is null and declined_at is null;
