-- R22. True if a text of the role waits for the user's consent (rules.texts_due). On most days no version in force needs
-- consent, which the first look tells at once.
create function rules.owes_texts(user_id integer, role data.role)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from data.texts t where t.needs_consent and t.published_on <= rules.local_date())
    and exists (select from rules.texts_due(user_id, role));
end $$;
