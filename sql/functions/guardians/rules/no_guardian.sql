-- R21. True if whoever reads an address can be no guardian of this minor: it is the minor's own, a mentor's, one of the
-- team, or that of another minor. One answer for all, since another would tell who is registered.
create function rules.no_guardian(minor integer, email text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.own_mailbox(minor, no_guardian.email) or exists (
    select from data.users u
    where u.erased_at is null and rules.mailbox_of(u.email) = rules.mailbox_of(no_guardian.email) and (
      exists (select from data.mentors m where m.user_id = u.id and m.status <> 'rejected')
      or exists (select from data.admins a where a.user_id = u.id and a.active)
      or rules.under_guardian_age(u.birthdate)))
$$;
