-- Returns the token of an invitation for a user who has no password yet; null for one who has.
create function rules.first_invitation(user_id integer)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from private.credentials c where c.user_id = first_invitation.user_id) then
    return null;
  end if;
  return rules.issue_token(user_id, 'invitation', (select make_interval(days => k.invitation_days) from data.constants k));
end $$;
