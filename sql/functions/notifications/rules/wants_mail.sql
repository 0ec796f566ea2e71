-- True unless the user has switched this kind of mail off. News, offers and seminars are the other way round: they need
-- consent.
create function rules.wants_mail(user_id integer, about data.notification)
returns boolean
language sql stable security definer set search_path = ''
as $$
  -- As text: the migration that adds the value may run in the same transaction.
  select case
    when about::text = 'news'
      then exists (select from data.users u where u.id = wants_mail.user_id and u.news_consent_at is not null)
    when rules.needs_consent(about)
      then exists (
        select from data.asked_notifications n
        where n.user_id = wants_mail.user_id and n.notification = about::text)
    else not exists (
      select from data.muted_notifications n
      where n.user_id = wants_mail.user_id and n.notification = wants_mail.about) end
$$;
