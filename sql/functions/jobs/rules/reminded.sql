-- True if this reminder was given. No search_path and no security definer, so that the planner can inline it.
create function rules.reminded(kind text, subject_id integer, step text)
returns boolean
language sql stable
as $$
  select exists (
    select from private.reminders r
    where r.kind = reminded.kind and r.subject_id = reminded.subject_id and r.step = reminded.step)
$$;
