-- Takes out of a mail what reaches another person: address, telephone, and where they meet. `contactOnPage` says that these
-- stand on the reader's page.
create function rules.without_contact(content jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  select content - array['withEmail', 'withPhone', 'place']
    || case when content->>'withEmail' is not null then '{"contactOnPage": true}' else '{}' end::jsonb
$$;
