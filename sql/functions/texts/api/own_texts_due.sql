-- R22. For whoever is signed in: the texts to accept anew in the role of the session, each in the version in force, with
-- the summary of its change in every language.
-- Null: summaries.
-- Type text: 'privacy' | 'mentor_terms' | 'mentee_terms' | 'terms' | 'coachee_terms'.
-- Type summaries: Record<string, string> | null.
create function api.own_texts_due()
returns table (text text, version integer, published_on date, summaries jsonb)
language sql stable security definer set search_path = ''
as $$
  select d.text, d.version, d.published_on, v.summaries
  from rules.viewer_session() s, rules.texts_due(s.user_id, s.role) d
  left join data.document_versions v on v.version = d.version and d.text = any (rules.texts_of_document(v.document))
$$;

grant execute on function api.own_texts_due to app_member, app_admin;
