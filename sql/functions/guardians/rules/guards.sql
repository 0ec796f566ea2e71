-- R21. True if a user reads the mailbox of a guardian whom the mentee has named.
create function rules.guards(user_id integer, mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.purchases p, data.users u
    where p.mentee_id = guards.mentee_id and u.id = guards.user_id and rules.mailbox_of(p.guardian_email) = rules.mailbox_of(u.email))
$$;
