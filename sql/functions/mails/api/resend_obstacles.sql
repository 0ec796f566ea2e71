-- Which of these mails api.resend_mail would refuse to send again now, and why.
-- Refuses: role_not_held.
-- Null: obstacle.
create function api.resend_obstacles(mail_ids integer[])
returns table (id integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query select m.id, rules.resend_obstacle(m) from data.mails m where m.id = any (mail_ids);
end $$;

grant execute on function api.resend_obstacles to app_admin;
