-- A template of messages, with the languages it is written in.
-- Null: retired_at.
-- Type texts: Partial<Record<'gr' | 'en' | 'de' | 'fr' | 'pt', { subject: string; text: string }>>.
-- Type locales: ('gr' | 'en' | 'de' | 'fr' | 'pt')[].
create view api.admin_message_templates with (security_invoker = true) as
select t.id, t.name, t.texts, array(select jsonb_object_keys(t.texts)) as locales, t.changed_at, t.retired_at,
  t.retired_at is null as in_active,
  t.retired_at is not null as in_retired,
  true as in_all,
  rules.fold(t.name) as name_key
from data.message_templates t;

grant select on api.admin_message_templates to app_admin;
