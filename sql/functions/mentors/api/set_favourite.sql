-- A mentee adds a mentor to the favourites, or removes one.
-- Locks the mentor's row too, against an erasure meanwhile.
-- Refuses: role_not_held, mentor_not_found.
create function api.set_favourite(mentor_id integer, wanted boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
begin
  perform rules.lock_viewer();
  perform from data.mentors m where m.id = set_favourite.mentor_id for share;
  if wanted and not rules.mentor_visible(mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  if wanted then
    insert into data.favourites (mentee_id, mentor_id) values (mentee, mentor_id) on conflict do nothing;
  else
    delete from data.favourites f where f.mentee_id = mentee and f.mentor_id = set_favourite.mentor_id;
  end if;
end $$;

grant execute on function api.set_favourite to app_member;
