-- For admins: a user's account as the page of a person shows it. `devices` counts the signed-in browsers; `obstacle` is
-- the rule that prevents an erasure now; `maybe_same` are other accounts with the same name and telephone. No row for an
-- unknown user.
-- Rows: one or none.
-- Null: suspended_at, bounced_at, latin_name, phone, last_login_at, mentor_id, mentee_id, obstacle.
-- Type maybe_same: { name: string; email: string; mentorId: number | null; menteeId: number | null }[].
-- Refuses: role_not_held.
create function api.person_account(user_id integer)
returns table (
  id integer, name text, latin_name text, email text, phone text, email_confirmed boolean, locale text, news boolean,
  created_at timestamptz, last_login_at timestamptz, erased boolean, own boolean, administrator boolean,
  mentor_id integer, mentee_id integer, devices integer, second_factor boolean, obstacle text, bounced_at timestamptz,
  maybe_same jsonb, suspended_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
  select u.id, u.name || ' ' || u.surname, u.latin_name, u.email::text, u.phone, u.email_confirmed_at is not null, u.locale::text,
    u.news_consent_at is not null, u.created_at, u.last_login_at, u.erased_at is not null, u.id = rules.viewer_user_id(),
    exists (select from data.admins a where a.user_id = u.id and a.active),
    (select m.id from data.mentors m where m.user_id = u.id), (select e.id from data.mentees e where e.user_id = u.id),
    (select count(*)::integer from private.sessions s where s.user_id = u.id and s.expires_at > now()),
    exists (select from private.second_factors f where f.user_id = u.id and f.confirmed_at is not null),
    rules.erasure_obstacle(u.id), u.email_bounced_at, rules.maybe_same(u.name, u.surname, u.phone, u.id),
    u.suspended_at
  from data.users u where u.id = person_account.user_id;
end $$;

grant execute on function api.person_account to app_admin;
