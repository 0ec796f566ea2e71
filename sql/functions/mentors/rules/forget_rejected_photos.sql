-- Deletes the photos of applicants rejected long ago who have not applied again. In batches; locked rows are skipped.
-- Returns how many photos.
create function rules.forget_rejected_photos(most integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rejected record;
  photos integer;
  gone integer := 0;
begin
  for rejected in
    select m.id, m.user_id from data.mentors m
    where m.status = 'rejected' and exists (select from data.photos p where p.user_id = m.user_id)
      and not exists (
        select from data.history h
        where h.subject = 'mentors' and h.subject_id = m.id and h.to_state = 'rejected'
          and h.at > now() - rules.retained_for('photo of a rejected application'))
    order by m.id limit most for no key update skip locked
  loop
    update data.mentor_cards c set photo_id = null where c.mentor_id = rejected.id;
    delete from data.photos p where p.user_id = rejected.user_id;
    get diagnostics photos = row_count;
    gone := gone + photos;
  end loop;
  return gone;
end $$;
