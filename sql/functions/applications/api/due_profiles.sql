-- For admins: the newest profiles of a role that the team created and their owners have not completed, with the last
-- mail about them and until when its link is valid, if it still is. `before_id`: only older ones.
-- Null: invited_at, link_until.
create function api.due_profiles(role data.role, before_id integer default null, most integer default 10)
returns table (
  user_id integer, profile_id integer, name text, email text, invited_at timestamptz, link_until timestamptz,
  has_password boolean)
language sql stable security definer set search_path = ''
as $$
  select u.id, due.id, u.name || ' ' || u.surname, u.email::text, mail.at, link.until,
    exists (select from private.credentials c where c.user_id = u.id)
  from (
    (select m.id, m.user_id from data.mentors m
    where due_profiles.role = 'mentor' and m.profile_due and (before_id is null or m.id < before_id)
    order by m.id desc limit most)
    union all
    (select e.id, e.user_id from data.mentees e
    where due_profiles.role = 'mentee' and e.profile_due and (before_id is null or e.id < before_id)
    order by e.id desc limit most)) due
  join data.users u on u.id = due.user_id and u.erased_at is null
  left join lateral (
    select max(o.queued_at) as at from private.outbox o
    where o.to_user_id = u.id and o.kind in ('invitation_mentor', 'invitation_mentee', 'profile_added')) mail on true
  left join lateral (
    select max(t.expires_at) as until from private.tokens t
    where t.user_id = u.id and t.purpose = 'invitation' and t.used_at is null and t.ended_at is null
      and t.expires_at > now()) link on true
  where (select rules.viewer_is_admin())
  order by due.id desc
$$;

grant execute on function api.due_profiles to app_admin;
