-- Keeps what the team's lists of people sort by (listed_name) when a profile is made and when the user's name changes; an
-- erased user has none. And notes at a rejection since when the mentor's rejections are as many as flag a mentor (R19).
create function rules.listed_name(person data.users)
returns text
language sql immutable set search_path = ''
as $$
  select case when person.erased_at is null then rules.fold(person.surname || ' ' || person.name) else '' end
$$;

create function rules.on_listed_user()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update data.mentors m set listed_name = rules.listed_name(new) where m.user_id = new.id;
  update data.mentees e set listed_name = rules.listed_name(new) where e.user_id = new.id;
  return null;
end $$;

create function rules.on_listed_profile()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A new name waits, and then finds the profile.
  perform from data.users u where u.id = new.user_id for no key update;
  select rules.listed_name(u) into new.listed_name from data.users u where u.id = new.user_id;
  return new;
end $$;

create function rules.on_counted_rejection()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.flags_since := (
    select r.answered_at from data.mentorship_requests r
    where r.mentor_id = new.mentor_id and r.id <> new.id
      and rules.counts_as_rejection(r.close_reason) and r.answered_at <= new.answered_at
    order by r.answered_at desc
    offset (select c.flag_rejections - 2 from data.constants c) limit 1);
  return new;
end $$;

create trigger listed after update of name, surname, erased_at on data.users
  for each row execute function rules.on_listed_user();
create trigger listed before insert on data.mentors for each row execute function rules.on_listed_profile();
create trigger listed before insert on data.mentees for each row execute function rules.on_listed_profile();
create trigger counted_first before insert on data.mentorship_requests
  for each row when (rules.counts_as_rejection(new.close_reason))
  execute function rules.on_counted_rejection();
create trigger counted before update of close_reason, answered_at on data.mentorship_requests
  for each row when (rules.counts_as_rejection(new.close_reason))
  execute function rules.on_counted_rejection();
