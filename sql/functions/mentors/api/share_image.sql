-- Returns the picture of a mentor's page that was drawn from the same facts, or null.
-- Null: result.
create function api.share_image(mentor_id integer, latin boolean, drawn_from text)
returns bytea
language sql stable security definer set search_path = ''
as $$
  select i.image from private.share_images i
  where i.mentor_id = share_image.mentor_id and i.latin = share_image.latin and i.drawn_from = share_image.drawn_from
$$;

grant execute on function api.share_image to app_auth;
