-- Creates the person of one row of an import, or adds the profile to the account with this e-mail, as api.create_person does,
-- with a note of the team if the row has one; of a row that was done before only the invitation is left. Sends it if the
-- import says so and there was none. Returns what it did and the user.
-- Refuses: what api.create_person refuses.
create function rules.import_row(import private.imports, line private.import_rows, out fate text, out user_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known integer;
begin
  fate := line.fate;
  user_id := line.user_id;
  if user_id is null then
    select u.id into known from data.users u where u.email = lower(line.person->>'email') and u.erased_at is null;
    select made.user_id into user_id
    from rules.create_person(import.role, line.person - 'note', import.created_by_user_id, known) made;
    fate := case when known is null then 'new' else 'known' end;
    insert into data.notes (about_user_id, text, written_by_user_id)
    select import_row.user_id, line.person->>'note', import.created_by_user_id where line.person ? 'note';
  end if;
  if import.invite and import.role = any (rules.roles_due(user_id)) and not exists (
    select from private.outbox o
    where o.to_user_id = import_row.user_id and o.kind in ('invitation_' || import.role, 'profile_added')
      and o.queued_at >= import.started_at) then
    perform rules.invite(user_id, import.role);
  end if;
end $$;
