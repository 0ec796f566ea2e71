-- The words of a mail as the team reads them: without any of its personal links.
-- The words of a mail with an amount (`cents`) are for treasurers, as payments and refunds are. No row for a mail that is
-- gone.
-- Refuses: role_not_held.
-- Null: content.
-- Type locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
-- Type content: Record<string, unknown>.
create function api.team_mail(mail_id integer)
returns table (kind text, locale text, content jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select o.kind, o.locale::text, case when not o.content ? 'cents' or rules.viewer_has_right('treasurer')
      then rules.mail_content(o.content) - array['token', 'unsubscribe', 'confirm', 'signIn'] end
    from private.outbox o where o.id = mail_id;
end $$;

grant execute on function api.team_mail to app_admin;
