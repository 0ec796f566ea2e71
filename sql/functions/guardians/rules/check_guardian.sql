-- R21. Checks the guardian whom a minor mentee names: a name, an address, and that the guardian knows. The guardian is
-- another person with another address.
-- Refuses: guardian_needed, guardian_own_name, guardian_own_email.
create function rules.check_guardian(user_id integer, guardian_name text, guardian_email text, guardian_knows boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if trim(coalesce(guardian_name, '')) = '' or trim(coalesce(guardian_email, '')) = '' or guardian_knows is not true then
    perform rules.reject('guardian_needed', 'guardianName');
  elsif exists (
    select from data.users u
    where u.id = check_guardian.user_id and rules.spellings_of(guardian_name)
      && (rules.spellings_of(u.name || u.surname) || rules.spellings_of(u.surname || u.name))) then
    perform rules.reject('guardian_own_name', 'guardianName', 'MR422');
  elsif rules.own_mailbox(user_id, guardian_email) then
    perform rules.reject('guardian_own_email', 'guardianEmail', 'MR422');
  end if;
end $$;
