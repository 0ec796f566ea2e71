-- The rest of a mentor's public profile is visible to everyone who sees the card.
grant select on data.mentor_pages to app_visitor, app_member, app_admin;

create policy seen_with_card on data.mentor_pages
  for select to app_visitor, app_member, app_admin
  using (exists (select from data.mentor_cards c where c.mentor_id = mentor_pages.mentor_id));
