-- Returns the mailbox of an address, to compare two addresses: without case, and without what some mail servers ignore
-- («maria+guardian@» goes to «maria@», at Google also «m.aria@», and its two domains are one).
create function rules.mailbox_of(email text)
returns text
language sql immutable set search_path = ''
as $$
  select case when whole ~ '@(gmail|googlemail)\.com$' then replace(split_part(whole, '@', 1), '.', '') || '@gmail.com' else whole end
  from (select regexp_replace(lower(trim(email)), '\+[^@]*@', '@') as whole) bare
$$;
