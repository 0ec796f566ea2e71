-- The first name that mails greet a user with; empty while nobody has confirmed that the address is the user's: then
-- whoever opened the account would write to any address through it.
create function rules.greeted_as(reader data.users)
returns text
language sql immutable set search_path = ''
as $$
  select case when reader.email_confirmed_at is null then '' else reader.name end
$$;
