-- R21. Checks the guardian whom a minor mentee names: a name, an address, a telephone, and that the guardian knows. The
-- guardian is another person with another address (rules.no_guardian). After an objection nobody else is asked until the
-- team has lifted it.
-- Refuses: guardian_objected, guardian_needed, phone_invalid, guardian_own_name, guardian_email_refused.
create function rules.check_guardian(user_id integer, guardian_name text, guardian_email text, guardian_phone text, guardian_knows boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from data.mentees e where e.user_id = check_guardian.user_id and e.guardian_objected_at is not null) then
    perform rules.reject('guardian_objected');
  elsif trim(coalesce(guardian_name, '')) = '' or trim(coalesce(guardian_email, '')) = ''
    or trim(coalesce(guardian_phone, '')) = '' or guardian_knows is not true then
    perform rules.reject('guardian_needed', 'guardianName');
  elsif guardian_phone !~ '^\+?[0-9]{6,15}$' then
    perform rules.reject('phone_invalid', 'guardianPhone', 'MR422');
  elsif exists (
    select from data.users u
    where u.id = check_guardian.user_id and rules.spellings_of(guardian_name)
      && (rules.spellings_of(u.name || u.surname) || rules.spellings_of(u.surname || u.name))) then
    perform rules.reject('guardian_own_name', 'guardianName', 'MR422');
  elsif rules.no_guardian(user_id, guardian_email) then
    perform rules.reject('guardian_email_refused', 'guardianEmail', 'MR422');
  end if;
end $$;
