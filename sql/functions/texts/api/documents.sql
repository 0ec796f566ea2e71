-- For administrators: every version of every long text, the newest first, who published it (nobody: the first one), and
-- whether its mails have begun or are done. `draft_revision`: the next version is being written.
-- Null: summaries, published_by, draft_revision.
-- Type document: 'terms' | 'privacy' | 'mentoring' | 'coaching' | 'cookies' | 'accessibility'.
-- Type state: 'past' | 'now' | 'coming' | 'withdrawn'.
-- Type summaries: Record<string, string> | null.
-- Type telling: 'waits' | 'runs' | 'done'.
create function api.documents()
returns table (
  document text, version integer, holds_from date, state text, needs_consent boolean, summaries jsonb,
  published_at timestamptz, published_by text, telling text, draft_revision integer)
language sql stable security definer set search_path = ''
as $$
  select d.document, d.version, d.holds_from, rules.document_state(d), d.needs_consent, d.summaries, d.published_at,
    (select u.name || ' ' || u.surname
      from data.history h join data.users u on u.id = h.actor_user_id
      where h.subject = 'constants' and h.subject_id = 0 and h.event = 'text_published'
        and h.detail @> jsonb_build_object('document', d.document, 'version', d.version)
      limit 1),
    case when d.told_at is not null then 'done' when d.told_user > 0 then 'runs' else 'waits' end,
    (select f.revision from data.document_drafts f where f.document = d.document)
  from data.document_versions d
  where rules.viewer_has_right('administrator')
  order by
    array_position(array['terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility'], d.document),
    d.version desc
$$;

grant execute on function api.documents to app_admin;
