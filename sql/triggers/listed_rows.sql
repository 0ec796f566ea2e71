-- Keeps what the team's lists of mentorships, requests and purchases sort and search by: the names of the people, when
-- a row is made and when a name or e-mail changes (an erased user has none), and the last and the number of counted
-- sessions of a mentorship. Rows are locked in the order of all acts. A new name is written into the profiles first
-- (trigger `listed` of users), so a new row that locks its profiles either waits for the name or is found by it.
create function rules.pair_words(mentor data.users, mentee data.users)
returns text
language sql immutable set search_path = ''
as $$
  select rules.fold(concat_ws(' ', case when mentor.erased_at is null then mentor.name || ' ' || mentor.surname end,
    case when mentee.erased_at is null then mentee.name || ' ' || mentee.surname end))
$$;

create function rules.order_words(person data.users, reference text)
returns text
language sql immutable set search_path = ''
as $$
  select rules.fold(concat_ws(' ',
    case when person.erased_at is null then person.name || ' ' || person.surname || ' ' || person.email end, reference))
$$;

create function rules.on_listed_pair()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from data.mentors m where m.id = new.mentor_id for no key update;
  perform from data.mentees e where e.id = new.mentee_id for no key update;
  select rules.listed_name(m), rules.listed_name(e), rules.pair_words(m, e)
  into new.listed_mentor, new.listed_mentee, new.listed_words
  from data.users m, data.users e where m.id = new.mentor_user_id and e.id = new.mentee_user_id;
  return new;
end $$;

create function rules.on_listed_order()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from data.mentees e where e.id = new.mentee_id for no key update;
  select rules.listed_name(u), rules.order_words(u, new.reference) into new.listed_mentee, new.listed_words
  from data.mentees e join data.users u on u.id = e.user_id where e.id = new.mentee_id;
  return new;
end $$;

create function rules.on_renamed()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update data.purchases p
  set listed_mentee = rules.listed_name(new), listed_words = rules.order_words(new, p.reference)
  from data.mentees e where e.user_id = new.id and e.id = p.mentee_id;
  if (old.name, old.surname, old.erased_at) is distinct from (new.name, new.surname, new.erased_at) then
    -- Locked first: where the other person gets a new name too, the later one reads both.
    perform from data.mentorship_requests r
    where r.mentor_user_id = new.id or r.mentee_user_id = new.id order by r.id for no key update;
    update data.mentorship_requests r
    set listed_mentor = rules.listed_name(m), listed_mentee = rules.listed_name(e), listed_words = rules.pair_words(m, e)
    from data.users m, data.users e
    where m.id = r.mentor_user_id and e.id = r.mentee_user_id
      and (r.mentor_user_id = new.id or r.mentee_user_id = new.id);
    perform from data.mentorships s
    where s.mentor_user_id = new.id or s.mentee_user_id = new.id order by s.id for no key update;
    update data.mentorships s
    set listed_mentor = rules.listed_name(m), listed_mentee = rules.listed_name(e), listed_words = rules.pair_words(m, e)
    from data.users m, data.users e
    where m.id = s.mentor_user_id and e.id = s.mentee_user_id
      and (s.mentor_user_id = new.id or s.mentee_user_id = new.id);
  end if;
  return null;
end $$;

create trigger renamed after update of name, surname, email, erased_at on data.users
  for each row when ((old.name, old.surname, old.email, old.erased_at) is distinct from (new.name, new.surname, new.email, new.erased_at))
  execute function rules.on_renamed();
create trigger listed before insert on data.mentorships for each row execute function rules.on_listed_pair();
create trigger listed before insert on data.mentorship_requests for each row execute function rules.on_listed_pair();
create trigger listed before insert on data.purchases for each row execute function rules.on_listed_order();

-- All mentorships on the part of a mentorship, as a replacement goes on with the sessions of the one before.
create function rules.count_sessions(mentorship_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentorships s
  set counted_sessions = now_counted.number, last_session_on = now_counted.last
  from data.mentorships this
  join data.mentorships o on o.part_id = this.part_id
  cross join lateral (
    select rules.completed_sessions(o.id) as number, (
      select max(l.held_on) from data.sessions l
      where l.mentorship_id = o.id and rules.session_counts(o.kind, l.status)) as last) as now_counted
  where this.id = count_sessions.mentorship_id and s.id = o.id
    and (s.counted_sessions, s.last_session_on) is distinct from (now_counted.number, now_counted.last)
$$;

create function rules.on_session_counted()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.count_sessions(coalesce(new.mentorship_id, old.mentorship_id));
  return null;
end $$;

create function rules.on_mentorship_of_part()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from data.mentorships o where o.part_id = new.part_id and o.id <> new.id) then
    perform rules.count_sessions(new.id);
  end if;
  return null;
end $$;

create trigger counted_sessions after insert or delete or update of status, held_on, mentorship_id on data.sessions
  for each row execute function rules.on_session_counted();
create trigger counted_sessions after insert or update of part_id, started_at on data.mentorships
  for each row execute function rules.on_mentorship_of_part();
