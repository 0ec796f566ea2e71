-- Returns the mailbox of an address, to compare two addresses: without case, and without what some mail servers ignore
-- («maria+guardian@» goes to «maria@»).
create function rules.mailbox_of(email text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(lower(trim(email)), '\+[^@]*@', '@')
$$;
