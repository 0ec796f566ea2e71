-- True when this reminder was given. Without search_path or its owner's rights, so that the planner takes it apart.
create function rules.reminded(kind text, subject_id integer, step text)
returns boolean
language sql stable
as $$
  select exists (
    select from private.reminders r
    where r.kind = reminded.kind and r.subject_id = reminded.subject_id and r.step = reminded.step)
$$;
