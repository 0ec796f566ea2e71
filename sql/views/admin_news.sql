-- A news mail: a draft, or sent; `done_at` when it is queued for all its readers.
-- Null: sent_at, done_at.
-- Type audience: 'mentors' | 'mentees' | 'all'.
-- Type locales: ('gr' | 'en' | 'de' | 'fr' | 'pt')[].
-- Type texts: Partial<Record<'gr' | 'en' | 'de' | 'fr' | 'pt', { subject: string; text: string }>>.
create view api.admin_news with (security_invoker = true) as
select n.id, n.audience, n.locales, n.texts, coalesce(n.texts->'gr', n.texts->'en')->>'subject' as subject, n.created_at,
  n.sent_at, n.done_at,
  n.sent_at is null as in_draft,
  n.sent_at is not null as in_sent,
  true as in_all
from data.news n;

grant select on api.admin_news to app_admin;
