-- Whether a user gets mails of this kind: those she may not do without always, the others until she mutes them.
create function rules.wants_mail(user_id integer, kind text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from data.muted_notifications n
    where n.user_id = wants_mail.user_id and n.notification = rules.notification_of(kind))
$$;
