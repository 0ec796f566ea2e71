-- Changes a mentee profile at once: the mentee's own, or any by an admin; what is no change is left out. Only an admin
-- may change the birthdate. If the user is also an approved mentor, a new name needs an edit request. With `seen` (the
-- profile on the page that the change was decided on) nothing is overwritten unseen. After an admin's change the
-- mentee is told which fields were changed.
-- Locks user, mentor, mentee.
-- Refuses: role_not_held, mentee_not_found, own_profile, person_erased, changed_meanwhile, too_young,
-- name_needs_edit_request.
create function api.edit_mentee(changes jsonb, mentee_id integer default null, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_admin constant boolean := rules.viewer_is_admin();
  person constant integer := case when by_admin then edit_mentee.mentee_id else rules.require_mentee() end;
  mentee data.mentees;
  differing jsonb;
  fields jsonb;
begin
  perform rules.lock_user(e.user_id), rules.lock_living_user(e.user_id) from data.mentees e where e.id = person;
  -- The mentor card of the same user, if any, shows the same name.
  perform from data.mentors m join data.mentees e on e.user_id = m.user_id where e.id = person for no key update of m;
  select e.* into mentee from data.mentees e where e.id = person for no key update;
  if not found then
    perform rules.reject('mentee_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_overwriting(rules.mentee_profile(mentee.id), changes, seen);
  if by_admin and changes ? 'birthdate' and coalesce((changes->>'birthdate')::date + (
    select make_interval(years => c.mentee_minimum_age) from data.constants c) > rules.local_date(), true) then
    perform rules.reject('too_young', 'birthdate');
  end if;

  if rules.name_differs(mentee.user_id, changes) and exists (
    select from data.mentors m where m.user_id = mentee.user_id and m.status in ('active', 'inactive')) then
    perform rules.reject('name_needs_edit_request', 'name');
  end if;

  differing := rules.differing(changes, rules.mentee_profile(mentee.id));
  if differing = '{}' then
    return;
  end if;
  update data.users u
  set (name, surname, phone, birthdate) = (
    select n.name, n.surname, n.phone, n.birthdate
    from jsonb_populate_record(u, case when by_admin then differing else differing - 'birthdate' end) n)
  where u.id = mentee.user_id;
  update data.mentees e
  set (visibility, about, work_status_id, industry_id, country, county_id, topic_ids) = (
    select n.visibility, n.about, n.work_status_id, n.industry_id, n.country, n.county_id, n.topic_ids
    from jsonb_populate_record(e, differing) n)
  where e.id = mentee.id;
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = mentee.user_id;
  fields := (select jsonb_agg(field) from jsonb_object_keys(differing) field);
  perform rules.record('mentees', mentee.id, 'edited', detail => fields);
  if by_admin then
    perform rules.tell_of_edit(mentee.user_id, 'mentee', fields);
  end if;
end $$;

grant execute on function api.edit_mentee to app_member, app_admin;
