-- A new address has not refused anything; an erased user has none.
create function rules.on_new_address()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;

create trigger new_address before update of email on data.users
  for each row when (old.email is distinct from new.email) execute function rules.on_new_address();
