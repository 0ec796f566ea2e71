-- Returns the language of the account behind a mailed link; of a guardian's link that of the mentee. Null for a link that
-- nobody has. Used and expired links have one too: their pages say so. Changes nothing.
-- Null: result.
-- Type result: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
create function api.auth_link_locale(token text)
returns text
language sql stable security definer set search_path = ''
as $$
  select u.locale::text
  from (
    select t.user_id from private.tokens t where t.token_hash = rules.token_hash(token)
    union all
    select c.user_id from private.email_changes c where c.token_hash = rules.token_hash(token)) link
  join data.users u on u.id = link.user_id
$$;

grant execute on function api.auth_link_locale to app_auth;
