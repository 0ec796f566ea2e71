-- A public mentor card is visible to everyone; a private one to mentees with an open package, the mentor and admins.
-- Whether a card is public or private, only the mentor and admins can read.
grant select on data.mentor_cards to app_admin;
grant select (mentor_id, name, surname, latin_name, title, industry_id, country, county_id, experience_since, topic_ids, languages,
  offers_mentoring, offers_coaching, available_for_mentoring, available_for_coaching, in_collaboration, photo_id,
  place, availability_rank, folded) on data.mentor_cards to app_visitor, app_member;

create policy everyone_sees_public on data.mentor_cards
  for select to app_visitor, app_member using (audience = 'public');

create policy mentee_with_package_sees_private on data.mentor_cards
  for select to app_member using (audience = 'members' and (select rules.viewer_sees_private_mentors()));

create policy mentor_sees_own on data.mentor_cards
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.mentor_cards
  for select to app_admin using ((select rules.viewer_in_team()));
