-- R26. A mentor names a gift: a full three-month scholarship, one a year (a declined one does not count). It can be
-- awarded after an admin approves it. Returns its id.
-- Refuses: role_not_held, gift_named.
create function api.gift_scholarship(name text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  scholarship_id integer;
begin
  perform rules.lock_viewer();
  insert into data.scholarships (name, kind, year, given_by_mentor_id, created_by)
  values (name, 'mentor_gift', extract(year from rules.local_date()), rules.require_mentor(), rules.viewer_user_id())
  on conflict (given_by_mentor_id, year) where kind = 'mentor_gift' and declined_at is null do nothing
  returning id into scholarship_id;
  if scholarship_id is null then
    perform rules.reject('gift_named');
  end if;
  return scholarship_id;
end $$;

grant execute on function api.gift_scholarship to app_member;
