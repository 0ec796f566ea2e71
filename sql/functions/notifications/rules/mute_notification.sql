-- Switches one kind of mail off or on for a user. Idempotent. News is consent, so a change of it is recorded as such.
-- Of the others that need consent it keeps since when.
create function rules.mute_notification(user_id integer, notification data.notification, muted boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if notification::text = 'news' then
    update data.users u set news_consent_at = case when not muted then now() end
    where u.id = mute_notification.user_id and u.erased_at is null and (u.news_consent_at is null) <> muted;
    if found then
      insert into data.consents (user_id, text, version, given)
      select mute_notification.user_id, t.text, max(t.version), not muted
      from data.texts t where t.text = 'news' and t.published_on <= rules.local_date()
      group by t.text;
    end if;
    return;
  end if;
  if rules.needs_consent(notification) then
    delete from data.asked_notifications n
    where n.user_id = mute_notification.user_id and n.notification = mute_notification.notification::text and muted;
    insert into data.asked_notifications (user_id, notification)
    select mute_notification.user_id, mute_notification.notification::text where not muted
    on conflict do nothing;
    return;
  end if;
  delete from data.muted_notifications n
  where n.user_id = mute_notification.user_id and n.notification = mute_notification.notification and not muted;
  insert into data.muted_notifications (user_id, notification)
  select mute_notification.user_id, mute_notification.notification where muted
  on conflict do nothing;
end $$;
