-- An admin publishes or unpublishes a testimonial as it was read: `seen` is its version. What is already so stays so.
-- The mentor gets a mail when it is published for the first time.
-- Refuses: role_not_held, testimonial_not_found, own_profile, person_erased, testimonial_changed.
create function api.publish_testimonial(testimonial_id integer, publish boolean, seen integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one data.testimonials;
begin
  perform rules.require_admin();
  perform rules.lock_testimonial_people(testimonial_id);
  select t.* into found_one from data.testimonials t where t.id = testimonial_id for no key update;
  if not found then
    perform rules.reject('testimonial_not_found', kind => 'MR404');
  elsif (found_one.published_at is not null) = publish then
    return;
  elsif found_one.version <> seen then
    perform rules.reject('testimonial_changed');
  end if;
  update data.testimonials t set published_at = case when publish then now() end where t.id = testimonial_id;
  perform rules.record('testimonials', testimonial_id, case when publish then 'published' else 'unpublished' end);
  if publish then
    perform rules.queue_mail('testimonial_published:' || testimonial_id, 'testimonial_published', m.user_id,
      jsonb_build_object('mentorId', m.id, 'text', found_one.text))
    from data.mentors m where m.id = found_one.mentor_id;
  end if;
end $$;

grant execute on function api.publish_testimonial to app_admin;
