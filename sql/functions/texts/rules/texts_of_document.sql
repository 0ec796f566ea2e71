-- R22. Returns the texts (data.texts) that are consented to with a document.
create function rules.texts_of_document(document text)
returns text[]
language sql immutable set search_path = ''
as $$
  select case document
    when 'terms' then array['terms']
    when 'privacy' then array['privacy']
    when 'mentoring' then array['mentor_terms', 'mentee_terms']
    when 'coaching' then array['coachee_terms']
    else '{}'
  end
$$;
