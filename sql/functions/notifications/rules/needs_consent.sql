-- True for the kinds of notification that are sent only to who asked for them, besides news, which has its own consent.
-- As text: the migration that adds the value may run in the same transaction.
create function rules.needs_consent(notification data.notification)
returns boolean
language sql immutable set search_path = ''
as $$
  select notification::text in ('offers', 'seminars')
$$;
