-- An admin sends the mail about a profile that the team created again, as long as it is due; a new link replaces the
-- earlier one. A second click within a minute sends nothing. Returns whether a mail was queued.
-- Refuses: role_not_held, own_profile, person_erased, user_not_found, profile_complete.
create function api.send_invitation(user_id integer, role data.role)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant integer := send_invitation.user_id;
begin
  perform rules.require_admin();
  perform rules.lock_user(subject);
  perform rules.lock_living_user(subject);
  if not exists (select from data.users u where u.id = subject) then
    perform rules.reject('user_not_found', kind => 'MR404');
  elsif send_invitation.role = any (rules.roles_due(subject)) is not true then
    perform rules.reject('profile_complete');
  elsif exists (
    select from private.outbox o
    where o.to_user_id = subject and o.kind in ('invitation_' || send_invitation.role, 'profile_added')
      and o.queued_at > now() - interval '1 minute') then
    return false;
  end if;
  perform rules.invite(subject, send_invitation.role);
  perform rules.record(send_invitation.role || 's', (
    select m.id from data.mentors m where m.user_id = subject and send_invitation.role = 'mentor'
    union all
    select e.id from data.mentees e where e.user_id = subject and send_invitation.role = 'mentee'), 'invited');
  return true;
end $$;

grant execute on function api.send_invitation to app_admin;
