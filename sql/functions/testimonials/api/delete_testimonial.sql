-- An admin deletes a testimonial. The history of its mentor keeps that there was one.
-- Refuses: role_not_held, right_not_held, testimonial_not_found, own_profile, person_erased.
create function api.delete_testimonial(testimonial_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor integer;
begin
  perform rules.require_admin();
  perform rules.lock_testimonial_people(testimonial_id);
  delete from data.testimonials t where t.id = testimonial_id returning t.mentor_id into mentor;
  if not found then
    perform rules.reject('testimonial_not_found', kind => 'MR404');
  end if;
  perform rules.record('mentors', mentor, 'testimonial_deleted');
  perform rules.record('testimonials', testimonial_id, 'deleted');
end $$;

grant execute on function api.delete_testimonial to app_admin;
