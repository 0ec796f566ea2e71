-- Writes a change of a user's second factor into the history and mails the user. That mail cannot be switched off.
create function rules.tell_second_factor(user_id integer, what text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.record('users', tell_second_factor.user_id, 'second_factor_' || tell_second_factor.what);
  select rules.queue_mail('second_factor:' || gen_random_uuid(), 'second_factor_' || tell_second_factor.what, tell_second_factor.user_id,
    jsonb_build_object('changedAt', now()))
$$;
