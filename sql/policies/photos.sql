-- A photo is visible to everyone who sees a card with it, to its owner, and to admins.
grant select on data.photos to app_visitor, app_member, app_admin;

create policy seen_with_card on data.photos
  for select to app_visitor, app_member
  using (exists (select from data.mentor_cards c where c.photo_id = photos.id));

create policy woman_sees_own on data.photos
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.photos
  for select to app_admin using ((select rules.viewer_in_team()));
