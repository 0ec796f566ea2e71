-- Returns the mailbox of an address, to compare two addresses: without case, and without what some mail servers ignore
-- («maria+guardian@» goes to «maria@»; at Google also «m.aria@», at Proton «m-aria@» and «m_aria@»; and the domains of Google,
-- Proton and Apple are one each).
create function rules.mailbox_of(email text)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me') then translate(name, '.-_', '') || '@proton.me'
    when domain in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
    else name || '@' || domain
  end
  from (
    select regexp_replace(split_part(whole, '@', 1), '\+.*$', '') as name, substr(whole, strpos(whole, '@') + 1) as domain
    from (select lower(trim(email)) as whole) written) parts
$$;
