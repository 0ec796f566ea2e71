-- The signed-in user gives or withdraws consent to a text, such as news. Each change is a new row.
-- Refuses: role_not_held.
create function api.give_consent(text text, given boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
begin
  insert into data.consents (user_id, text, version, given)
  select viewer, t.text, max(t.version), give_consent.given
  from data.texts t where t.text = give_consent.text and t.published_on <= rules.local_date()
  group by t.text;
  if give_consent.text = 'news' then
    update data.users u set news_consent_at = case when give_consent.given then now() end where u.id = viewer;
  end if;
end $$;

grant execute on function api.give_consent to app_member, app_admin;
