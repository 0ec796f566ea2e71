-- Returns to the viewing mentor the seminars that have not ended, the next one first, at most 200; of the cancelled ones
-- those whose day is to come.
-- Refuses: role_not_held.
-- Null: cancel_reason.
-- Type state: 'coming' | 'begun' | 'cancelled'.
create function api.own_seminars()
returns table (
  id integer, title text, description text, starts_at timestamptz, minutes integer, place text, state text,
  cancel_reason text, changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_mentor(texts_may_wait => true, by_mail => true);
  return query
    select s.id, s.title, s.description, s.starts_at, s.minutes, s.place,
      case when s.cancelled_at is not null then 'cancelled' when s.starts_at > now() then 'coming' else 'begun' end,
      s.cancel_reason, s.changed_at
    from data.seminars s
    where s.starts_at > now() or s.cancelled_at is null and s.starts_at + make_interval(mins => s.minutes) > now()
    order by s.starts_at, s.id limit 200;
end $$;

grant execute on function api.own_seminars to app_member;
