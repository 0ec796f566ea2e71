-- Deletes imports whose retention period is over, with their rows; running ones stay. Returns how many.
create function rules.forget_imports(most integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from private.imports i
  where i.id in (
    select e.id from private.imports e
    where e.created_at < now() - rules.kept_for('import') and (e.started_at is null or e.finished_at is not null)
    order by e.id limit most for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
