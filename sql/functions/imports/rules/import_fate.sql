-- R21, R23, R25. What will become of a row of an import, the first with its address: new, known (an account gets the profile),
-- or the rule that refuses it. The run decides again.
create function rules.import_fate(import private.imports, person jsonb, out fate text, out field text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  address constant text := lower(person->>'email');
  account data.users;
begin
  select u.* into account from data.users u where u.email = address and u.erased_at is null;
  fate := case
    when account.id is null then 'new'
    when account.id = import.created_by_user_id then 'own_profile'
    when import.role = any (rules.roles_held(account.id)) then 'person_has_profile'
    else 'known' end;
  if fate not in ('new', 'known') then
    return;
  elsif import.role = 'mentor' then
    perform rules.check_mentor_profile(0, person);
  elsif coalesce(account.birthdate, (person->>'birthdate')::date) > rules.local_date() - (
    select make_interval(years => c.mentee_minimum_age) from data.constants c) then
    fate := 'too_young';
    field := 'birthdate';
  end if;
exception when sqlstate 'MR409' or sqlstate 'MR422' then
  get stacked diagnostics fate = constraint_name, field = column_name;
end $$;
