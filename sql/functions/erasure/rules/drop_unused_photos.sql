-- Deletes the photos of a mentor that are neither on the card nor in a pending edit request.
create function rules.drop_unused_photos(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from data.photos p
  using data.mentors m
  where m.id = drop_unused_photos.mentor_id and p.user_id = m.user_id
    and not exists (select from data.mentor_cards c where c.photo_id = p.id)
    and not exists (
      select from data.edit_requests r join data.edit_request_changes c on c.edit_request_id = r.id
      where r.mentor_id = m.id and r.status = 'pending' and c.field = 'photo_id' and c.new_value = to_jsonb(p.id))
$$;
