-- Mails a user which fields of a profile the team has changed; without a role, which data of the user. Not before the
-- invitation is accepted: the team is still preparing the account.
create function rules.tell_of_edit(user_id integer, role data.role, fields jsonb)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail('profile_edited:' || gen_random_uuid(), 'profile_edited', tell_of_edit.user_id,
    jsonb_build_object('role', role, 'fields', fields))
  where exists (select from private.credentials c where c.user_id = tell_of_edit.user_id)
$$;
