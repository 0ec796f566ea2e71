-- True the first time this reminder is due; nobody is told twice.
create function rules.remind_once(kind text, subject_id integer, step text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.reminders (kind, subject_id, step) values (kind, subject_id, step) on conflict do nothing;
  return found;
end $$;
