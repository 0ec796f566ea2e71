-- A new name takes the spelling of the former one away, unless it still spells the new one.
create function rules.on_renamed_user()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not rules.spells(new.latin_name, new.name || ' ' || new.surname) then
    new.latin_name := null;
  end if;
  return new;
end $$;

create trigger own_spelling before update of name, surname on data.users
  for each row when (new.latin_name is not null)
  execute function rules.on_renamed_user();
