-- R27. An admin gives a mentor's profile another photo at once, or removes it: without a photo.
-- Refuses: photo_too_large, what api.edit_mentor refuses.
create function api.set_mentor_photo(
  mentor_id integer, photo_small bytea default null, photo_large bytea default null, photo_mime text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  photo integer;
begin
  perform rules.require_admin();
  perform rules.check_photo(photo_small, photo_large);
  if photo_small is not null then
    insert into data.photos (user_id, small, large, mime)
    select m.user_id, set_mentor_photo.photo_small, set_mentor_photo.photo_large, set_mentor_photo.photo_mime
    from data.mentors m
    where m.id = set_mentor_photo.mentor_id
    returning id into photo;
  end if;
  -- Also refuses: the photo goes with the transaction then.
  perform api.edit_mentor(set_mentor_photo.mentor_id, jsonb_build_object('photo_id', photo));
  perform rules.drop_unused_photos(set_mentor_photo.mentor_id);
end $$;

grant execute on function api.set_mentor_photo to app_admin;
