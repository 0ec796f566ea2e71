-- An admin sends a news mail: from now on the worker queues it for its readers, in batches. Sending it a second time
-- changes nothing.
-- Refuses: role_not_held, password_needed, news_not_found.
create function api.send_news(news_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right_for_routine('coordinator');
  perform from data.news n where n.id = news_id for no key update;
  if not found then
    perform rules.reject('news_not_found', kind => 'MR404');
  end if;
  update data.news n set sent_at = now() where n.id = news_id and n.sent_at is null;
  if found then
    perform rules.record('news', news_id, 'sent');
    perform rules.go_on('send_news');
  end if;
end $$;

grant execute on function api.send_news to app_admin;
