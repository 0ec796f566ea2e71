-- A published testimonial is visible with the mentor's page, if the mentor shows testimonials; all of them to their
-- mentor and to admins. The mentorship behind it, only to admins.
grant select on data.testimonials to app_admin;
grant select (id, mentor_id, mentee_full_name, given_on, text, published_at) on data.testimonials to app_visitor, app_member;

create policy published_seen_with_page on data.testimonials
  for select to app_visitor, app_member
  using (published_at is not null and exists (
    select from data.mentor_pages p where p.mentor_id = testimonials.mentor_id and p.testimonials_visible));

create policy mentor_sees_own on data.testimonials
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.testimonials
  for select to app_admin using ((select rules.viewer_is_admin()));
