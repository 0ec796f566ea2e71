-- R22. Records that a user accepted the current version of a text. Versions published on a later day are not current
-- yet.
-- Refuses: terms_not_accepted.
create function rules.accept_text(user_id integer, text text, accepted boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if accepted is not true then
    perform rules.reject('terms_not_accepted', 'termsAccepted');
  end if;
  insert into data.consents (user_id, text, version, given)
  select accept_text.user_id, t.text, max(t.version), true
  from data.texts t
  where t.text = accept_text.text and t.published_on <= rules.local_date()
  group by t.text;
end $$;
