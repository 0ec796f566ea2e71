-- True unless the user has switched this kind of mail off.
create function rules.wants_mail(user_id integer, about data.notification)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from data.muted_notifications n
    where n.user_id = wants_mail.user_id and n.notification = wants_mail.about)
$$;
