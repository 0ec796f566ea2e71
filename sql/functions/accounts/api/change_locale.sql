-- Sets the viewer's language, also used for mails.
create function api.change_locale(locale text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.users u set locale = change_locale.locale where u.id = rules.viewer_user_id()
$$;

grant execute on function api.change_locale to app_member, app_admin;
