-- Deletes bank statements whose check was not finished in their retention period. Returns how many.
create function rules.forget_statements(most integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from private.statements s
  where s.id in (
    select e.id from private.statements e where e.created_at < now() - rules.kept_for('statement')
    order by e.id limit most for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
