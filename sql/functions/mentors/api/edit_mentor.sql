-- An admin changes a mentor's profile at once; what is no change is left out. Closes pending requests of a kind that the mentor no longer offers.
-- The mentor is told which fields were changed.
-- With `seen` (the profile on the page that the change was decided on) nothing is overwritten unseen.
-- Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, changed_meanwhile, what
-- rules.check_mentor_profile refuses.
create function api.edit_mentor(mentor_id integer, changes jsonb, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  differing jsonb;
  fields jsonb;
begin
  perform rules.require_admin();
  perform rules.lock_user(m.user_id), rules.lock_living_user(m.user_id) from data.mentors m where m.id = edit_mentor.mentor_id;
  perform rules.lock_mentor_and_waiting(mentor_id);
  if not exists (select from data.mentors m where m.id = edit_mentor.mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_overwriting(rules.mentor_profile(mentor_id), changes, seen);
  differing := rules.differing(changes, rules.mentor_profile(mentor_id));
  if differing = '{}' then
    return;
  end if;
  perform rules.write_mentor_profile(mentor_id, differing);
  perform rules.close_waiting_requests(mentor_id, not_offered_only => true);
  fields := (select jsonb_agg(field) from jsonb_object_keys(differing) field);
  perform rules.record('mentors', mentor_id, 'edited', detail => fields);
  perform rules.tell_of_edit(m.user_id, 'mentor', fields) from data.mentors m where m.id = edit_mentor.mentor_id;
end $$;

grant execute on function api.edit_mentor to app_admin;
