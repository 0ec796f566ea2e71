-- A mentor asks for another photo. Until her edit is approved only she and the team see it; of those she sent
-- before, only the one on her profile is kept. Returns the request.
-- Refuses: role_not_held.
create function api.send_photo(photo_small bytea, photo_large bytea, photo_mime text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
  owner constant integer := rules.viewer_user_id();
  photo integer;
  request integer;
begin
  insert into data.photos (user_id, small, large, mime) values (owner, photo_small, photo_large, photo_mime)
  returning id into photo;
  request := api.send_edit_request(jsonb_build_object('photo_id', photo));
  delete from data.photos p
  where p.user_id = owner and p.id <> photo
    and not exists (select from data.mentor_cards c where c.photo_id = p.id);
  return request;
end $$;

grant execute on function api.send_photo to app_member;
