-- Records a reminder. True the first time, false if it was already given.
create function rules.remind_once(kind text, subject_id integer, step text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.reminders (kind, subject_id, step) values (kind, subject_id, step) on conflict do nothing;
  return found;
end $$;
