-- Keeps the picture of a mentor's page for shared links in place of an earlier one. Not of an erased mentor.
create function api.store_share_image(mentor_id integer, latin boolean, drawn_from text, image bytea)
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.share_images (mentor_id, latin, drawn_from, image)
  select m.id, store_share_image.latin, store_share_image.drawn_from, store_share_image.image
  from data.mentors m join data.users u on u.id = m.user_id
  where m.id = store_share_image.mentor_id and u.erased_at is null
  for share of u
  on conflict on constraint share_images_pkey do update set drawn_from = excluded.drawn_from, image = excluded.image
$$;

grant execute on function api.store_share_image to app_auth;
