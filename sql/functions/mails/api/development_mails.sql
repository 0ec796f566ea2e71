-- Returns the newest mails, or one, for the pages of /dev/mail. Only in a demo database; elsewhere no rows.
-- Type locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
-- Type content: Record<string, unknown>.
create function api.development_mails(most integer default 50, only_id bigint default null)
returns table (id bigint, kind text, to_email text, locale text, content jsonb, status data.mail_status, queued_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.kind, o.to_email::text, o.locale::text, rules.mail_content(o.content), o.status, o.queued_at
  from private.outbox o
  where (select c.demo from data.constants c) and (only_id is null or o.id = only_id)
  order by o.id desc
  limit most
$$;

grant execute on function api.development_mails to app_visitor, app_member, app_admin;
