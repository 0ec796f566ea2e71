-- Returns to the viewing mentor the seminars to come, of the cancelled ones those signed up for, and the past ones signed
-- up for, the latest first, at most 200. A seminar that has begun is past when it ends. A place with a link is shown to those
-- who have signed up; others read that it is online.
-- Refuses: role_not_held.
-- Null: place, seats, cancel_reason.
-- Type state: 'coming' | 'begun' | 'past' | 'cancelled'.
create function api.own_seminars()
returns table (
  id integer, title text, description text, starts_at timestamptz, minutes integer, place text, online boolean,
  seats integer, taken integer, signed_up boolean, state text, cancel_reason text,
  changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor(texts_may_wait => true, by_mail => true);
begin
  return query
    select s.id, s.title, s.description, s.starts_at, s.minutes,
      case when mine.yes or s.place !~* 'https?://' then s.place end, s.place ~* 'https?://',
      s.seats, (select count(*)::integer from data.seminar_signups g where g.seminar_id = s.id), mine.yes,
      case when s.cancelled_at is not null then 'cancelled' when s.starts_at > now() then 'coming'
        when s.starts_at + make_interval(mins => s.minutes) > now() then 'begun' else 'past' end,
      s.cancel_reason, s.changed_at
    from data.seminars s
    cross join lateral (select exists (
      select from data.seminar_signups g where g.seminar_id = s.id and g.mentor_id = mentor) as yes) as mine
    where case when mine.yes then s.cancelled_at is null or s.starts_at > now()
      else s.cancelled_at is null and s.starts_at > now() end
    order by s.starts_at desc, s.id desc limit 200;
end $$;

grant execute on function api.own_seminars to app_member;
