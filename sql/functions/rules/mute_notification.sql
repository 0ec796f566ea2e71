-- Switches one kind of mail off or on for a user. Idempotent.
create function rules.mute_notification(user_id integer, notification data.notification, muted boolean)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from data.muted_notifications n
  where n.user_id = mute_notification.user_id and n.notification = mute_notification.notification and not muted;
  insert into data.muted_notifications (user_id, notification)
  select mute_notification.user_id, mute_notification.notification where muted
  on conflict do nothing;
$$;
