-- The folded texts by which rows of the team's lists are found, beside the words of their people (listed_people), under the
-- name of their list. Read with the owner's rights, as row-level security keeps LIKE from every index: each group ends
-- with the right that opens its lists.
create view api.listed_texts as
select l.list, l.id, l.words from (
  select 'admin_applications' as list, c.mentor_id as id, c.folded as words from data.mentor_cards c
  union all
  select 'admin_suggestion_requests', r.id, rules.as_words(r.topic) from data.suggestion_requests r where r.topic is not null
  union all
  select 'admin_mails', m.id, ' ' || translate(m.to_email::text, '@.-_+', '     ') from data.mails m
  union all
  select 'admin_message_templates', t.id, rules.as_words(t.name || ' ' || t.texts::text) from data.message_templates t
  union all
  select 'admin_offers', o.id, rules.as_words(o.provider || ' ' || o.code || ' ' || o.description) from data.offers o
  union all
  select 'admin_seminars', s.id, rules.as_words(s.title || ' ' || s.place || ' ' || s.description) from data.seminars s
) l where (select rules.viewer_is_admin())
union all
select l.list, l.id, l.words from (
  select 'admin_purchases' as list, u.id, ' ' || lower(u.reference) as words from data.purchases u
) l where (select rules.viewer_in_team())
union all
select l.list, l.id, l.words from (
  select 'admin_refunds' as list, r.id, ' ' || lower(u.reference) as words
  from data.refunds r join data.purchases u on u.id = r.purchase_id
  union all
  select 'admin_refund_requests', r.id, ' ' || lower(u.reference)
  from data.refund_requests r join data.purchases u on u.id = r.purchase_id
  union all
  select 'admin_payment_flags', f.id, ' ' || lower(u.reference)
  from data.payment_flags f join data.purchases u on u.id = f.purchase_id
  union all
  select 'admin_ledger', l.id, ' ' || lower(u.reference) from data.ledger_entries l join data.purchases u on u.id = l.purchase_id
  union all
  select 'admin_payment_flags', f.id, rules.as_words(f.detail->>'ref') from data.payment_flags f where f.detail->>'ref' is not null
  union all
  select 'admin_scholarships', s.id, rules.as_words(s.name) from data.scholarships s
) l where (select rules.viewer_has_right('treasurer'));

grant select on api.listed_texts to app_admin;
