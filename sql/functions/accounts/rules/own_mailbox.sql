-- R21. True if an address is a user's own, or one that the user asked to change to.
create function rules.own_mailbox(user_id integer, email text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.mailbox_of(own_mailbox.email) in (
    select rules.mailbox_of(u.email) from data.users u where u.id = own_mailbox.user_id
    union all
    select rules.mailbox_of(c.email) from private.email_changes c where c.user_id = own_mailbox.user_id)
$$;
