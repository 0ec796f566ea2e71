-- Remembers the language she reads in; her mails follow it.
create function api.change_locale(locale text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.users u set locale = change_locale.locale where u.id = rules.viewer_user_id()
$$;

grant execute on function api.change_locale to app_member, app_admin;
