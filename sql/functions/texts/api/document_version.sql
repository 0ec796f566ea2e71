-- For everyone: a version of a long text, the one in force unless `asked` names another that was published. `bodies`
-- is empty for the first version, a file. `facts` is what a past version printed last (rules.document_facts). `versions`: all of the document that were not withdrawn, the newest first.
-- Rows: one or none.
-- Null: summaries, bodies, facts.
-- Type state: 'past' | 'now' | 'coming'.
-- Type summaries: Record<string, string> | null.
-- Type bodies: Record<string, string> | null.
-- Type facts: { constants: Record<string, unknown>; packages: Record<string, unknown>[] } | null.
-- Type versions: { version: number; holdsFrom: string; state: 'past' | 'now' | 'coming' }[].
create function api.document_version(document text, asked integer default null)
returns table (
  version integer, holds_from date, state text, needs_consent boolean, summaries jsonb, bodies jsonb, facts jsonb,
  versions jsonb)
language sql stable security definer set search_path = ''
as $$
  select d.version, d.holds_from, rules.document_state(d), d.needs_consent, d.summaries, d.bodies,
    case when rules.document_state(d) = 'past' then d.facts end,
    (select jsonb_agg(jsonb_build_object('version', o.version, 'holdsFrom', o.holds_from, 'state', rules.document_state(o))
        order by o.version desc)
      from data.document_versions o where o.document = d.document and o.withdrawn_at is null)
  from data.document_versions d
  where d.document = document_version.document and d.withdrawn_at is null
    and d.version = coalesce(document_version.asked, rules.document_in_force(document_version.document))
$$;

grant execute on function api.document_version to app_visitor, app_member, app_admin;
