-- Creates the person of one row of an import, or adds the profile to the account with this e-mail, as
-- api.create_person does, and sends the invitation if the import says so. Returns what it did and the user.
-- Refuses: what api.create_person refuses.
create function rules.import_row(import private.imports, person jsonb, out fate text, out user_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known integer;
begin
  select u.id into known from data.users u where u.email = lower(person->>'email') and u.erased_at is null;
  select made.user_id into user_id
  from rules.create_person(import.role, person, import.created_by_user_id, known) made;
  if import.invite then
    perform rules.invite(user_id, import.role);
  end if;
  fate := case when known is null then 'created' else 'added' end;
end $$;
