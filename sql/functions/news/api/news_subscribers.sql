-- Returns how many addresses without an account get the news, and how many wait to be confirmed by a mailed link.
-- Refuses: role_not_held.
-- Rows: one.
create function api.news_subscribers()
returns table (confirmed integer, unconfirmed integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select
      (select count(*)::integer from data.news_subscribers s where s.confirmed_at is not null and s.stopped_at is null),
      (select count(*)::integer from data.news_subscribers s where s.confirmed_at is null);
end $$;

grant execute on function api.news_subscribers to app_admin;
