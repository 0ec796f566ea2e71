-- R22. For whoever is signed in: the texts to accept anew in the role of the session, each in the version in force.
-- Type text: 'privacy' | 'mentor_terms' | 'mentee_terms'.
create function api.own_texts_due()
returns table (text text, version integer, published_on date)
language sql stable security definer set search_path = ''
as $$
  select d.text, d.version, d.published_on
  from rules.viewer_session() s, rules.texts_due(s.user_id, s.role) d
$$;

grant execute on function api.own_texts_due to app_member, app_admin;
