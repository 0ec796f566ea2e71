-- An admin renames a scholarship.
-- With `seen` (the name on the page) nothing is overwritten unseen.
-- Refuses: role_not_held, right_not_held, scholarship_not_found, changed_meanwhile, own_profile, person_erased (the last two for a gift).
create function api.rename_scholarship(scholarship_id integer, name text, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  scholarship data.scholarships;
begin
  perform rules.require_right('treasurer');
  perform rules.lock_living_user(m.user_id)
  from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id where s.id = scholarship_id;
  perform rules.refuse_overwriting(jsonb_build_object('name', s.name), jsonb_build_object('name', rename_scholarship.name), seen)
  from (select x.name from data.scholarships x where x.id = scholarship_id for no key update) s;
  update data.scholarships s set name = rename_scholarship.name where s.id = scholarship_id
  returning s.* into scholarship;
  if not found then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  end if;
  -- A gift's name may contain the mentor's name: keep it out of the history, which outlives an erasure.
  perform rules.record('scholarships', scholarship_id, 'renamed',
    case when scholarship.kind <> 'mentor_gift' then scholarship.name end);
end $$;

grant execute on function api.rename_scholarship to app_admin;
