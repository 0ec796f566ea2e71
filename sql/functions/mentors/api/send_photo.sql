-- R27. A mentor asks for another photo by an edit request. Until the approval only the mentor and the team see it.
-- Returns the request id.
-- Refuses: photo_too_large, what api.send_edit_request refuses.
create function api.send_photo(photo_small bytea, photo_large bytea, photo_mime text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
  photo integer;
begin
  perform rules.lock_viewer();
  perform rules.check_photo(photo_small, photo_large);
  insert into data.photos (user_id, small, large, mime)
  values (rules.viewer_user_id(), photo_small, photo_large, photo_mime)
  returning id into photo;
  return api.send_edit_request(jsonb_build_object('photo_id', photo));
end $$;

grant execute on function api.send_photo to app_member;
