-- Of two people who edit the same record, the later one overwrites nothing unseen. `seen` holds the values on the page
-- that the change was decided on, null where no page was: each changed field must still have that value, or the new one.
-- Refuses: changed_meanwhile.
create function rules.refuse_overwriting(present jsonb, changes jsonb, seen jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if seen is not null and exists (
    select from jsonb_object_keys(changes) field
    where present->field is distinct from seen->field and present->field is distinct from changes->field) then
    perform rules.reject('changed_meanwhile');
  end if;
end $$;
