-- True if this reminder was given at least the interval `ago` before now.
create function rules.told_before(kind text, subject_id integer, step text, ago interval)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.reminders r
    where r.kind = told_before.kind and r.subject_id = told_before.subject_id and r.step = told_before.step
      and r.at <= now() - ago)
$$;
