-- An admin creates, edits, publishes or unpublishes a mentor's testimonial, never one about themselves. Each act is
-- in the history. `seen` is the version that the admin edits: refused if another admin has changed it meanwhile.
-- Returns its id.
-- Refuses: role_not_held, right_not_held, mentor_not_found, testimonial_not_found, own_profile, person_erased,
-- date_in_future, testimonial_changed.
create function api.write_testimonial(
  mentee_full_name text, given_on date, text text, publish boolean, mentor_id integer default null,
  testimonial_id integer default null, seen integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  written data.testimonials;
  was_published boolean := false;
begin
  perform rules.require_admin();
  if given_on > rules.local_date() then
    perform rules.reject('date_in_future', 'givenOn', 'MR422');
  end if;
  if testimonial_id is null then
    if not exists (select from data.mentors m where m.id = write_testimonial.mentor_id) then
      perform rules.reject('mentor_not_found', kind => 'MR404');
    end if;
    perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = write_testimonial.mentor_id;
    insert into data.testimonials as t (mentor_id, mentee_full_name, given_on, text, published_at)
    values (mentor_id, mentee_full_name, given_on, text, case when publish then now() end)
    returning t.* into written;
  else
    perform rules.lock_testimonial_people(testimonial_id);
    select t.* into written from data.testimonials t where t.id = testimonial_id for no key update;
    was_published := written.published_at is not null;
    if written.version <> seen then
      perform rules.reject('testimonial_changed');
    end if;
    update data.testimonials t
    set version = t.version + 1, mentee_full_name = write_testimonial.mentee_full_name, given_on = write_testimonial.given_on,
      text = write_testimonial.text, published_at = case when publish then coalesce(t.published_at, now()) end
    where t.id = testimonial_id
    returning t.* into written;
    if not found then
      perform rules.reject('testimonial_not_found', kind => 'MR404');
    end if;
  end if;

  perform rules.record('testimonials', written.id, case
    when testimonial_id is null then 'written' when was_published = publish then 'edited'
    when publish then 'published' else 'unpublished' end);
  if publish and testimonial_id is null then
    perform rules.record('testimonials', written.id, 'published');
  end if;
  if written.published_at is not null then
    perform rules.queue_mail('testimonial_published:' || written.id, 'testimonial_published', m.user_id,
      jsonb_build_object('mentorId', m.id, 'text', written.text))
    from data.mentors m where m.id = written.mentor_id;
  end if;
  return written.id;
end $$;

grant execute on function api.write_testimonial to app_admin;
