-- Long: the user, then the profile, for a mentor and for a mentee.
-- R21, R23, R25, R28. Creates a mentor or mentee profile for somebody else: with a new user, or for the user
-- `add_to_user_id`, whose name stays. The profile is due: its owner completes it at the first sign-in. An `approved`
-- mentor becomes active then; any other one sends an application. `created_by` is the admin who did it, also where a
-- job runs.
-- Locks the user.
-- Refuses: account_exists, account_not_found, own_profile, person_has_profile, too_young, what
-- rules.check_mentor_profile refuses.
create function rules.create_person(
  role data.role, person jsonb, created_by integer, add_to_user_id integer default null, approved boolean default true,
  out user_id integer, out profile_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_strip_nulls(person);
  born constant date := given->>'birthdate';
  account data.users;
begin
  if add_to_user_id is null then
    insert into data.users as u (email, name, surname, phone, birthdate, locale)
    values (lower(trim(given->>'email')), given->>'name', given->>'surname', given->>'phone', born,
      coalesce(given->>'locale', 'gr')::data.locale)
    on conflict do nothing
    returning u.* into account;
    if account.id is null then
      perform rules.reject('account_exists', 'email');
    end if;
    insert into data.history (subject, subject_id, event, actor, actor_user_id)
    values ('users', account.id, 'created_by_team', 'admin', created_by);
  else
    if add_to_user_id = created_by then
      perform rules.reject('own_profile', kind => 'MR403');
    end if;
    perform rules.lock_user(add_to_user_id);
    select u.* into account from data.users u
    where u.id = add_to_user_id and u.erased_at is null and u.email = lower(trim(given->>'email'));
    if not found then
      perform rules.reject('account_not_found', 'email');
    elsif create_person.role = any (rules.roles_held(account.id)) then
      perform rules.reject('person_has_profile', 'email');
    end if;
    update data.users u
    set phone = coalesce(u.phone, given->>'phone'), birthdate = coalesce(u.birthdate, born)
    where u.id = account.id
    returning u.* into account;
    given := given - array['name', 'surname', 'phone', 'birthdate'];
  end if;
  user_id := account.id;

  if create_person.role = 'mentor' then
    insert into data.mentors as m (user_id, status, profile_due, approved_at)
    values (account.id, 'awaiting_response', true, case when approved then now() end)
    returning m.id into profile_id;
    insert into data.mentor_cards (mentor_id, name, surname, title)
    values (profile_id, account.name, account.surname, coalesce(given->>'title', ''));
    insert into data.mentor_pages (mentor_id) values (profile_id);
    insert into data.mentor_details (mentor_id) values (profile_id);
    perform rules.write_mentor_profile(profile_id, given);
  else
    if account.birthdate > rules.local_date() - (
      select make_interval(years => c.mentee_minimum_age) from data.constants c) then
      perform rules.reject('too_young', 'birthdate');
    end if;
    insert into data.mentees as e (
      user_id, profile_due, visibility, about, work_status_id, industry_id, country, county_id, topic_ids)
    select account.id, true, coalesce(n.visibility, 'private'), coalesce(n.about, ''), n.work_status_id, n.industry_id,
      n.country, n.county_id, coalesce(n.topic_ids, '{}')
    from jsonb_populate_record(null::data.mentees, given) n
    returning e.id into profile_id;
  end if;
  insert into data.history (subject, subject_id, event, actor, actor_user_id)
  values (create_person.role || 's', profile_id, 'created_by_team', 'admin', created_by);
end $$;
