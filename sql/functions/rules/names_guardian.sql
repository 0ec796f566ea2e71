-- R21. True if a guardian's name, address and consent are all given; spaces alone are no name and no address.
create function rules.names_guardian(guardian_name text, guardian_email text, guardian_consented boolean)
returns boolean
language sql immutable set search_path = ''
as $$
  select trim(coalesce(guardian_name, '')) <> '' and trim(coalesce(guardian_email, '')) <> ''
    and coalesce(guardian_consented, false)
$$;
