-- Resets a user's rate limits, of the named acts or of all, after a sign-in or an erasure. Of each act the user's own
-- last attempt no longer counts for its network: many may sign in from one. Others' attempts, and earlier ones of the
-- user, go on counting there, so signing in frees nobody to guess.
create function rules.forget_tries(user_id integer, acts text[] default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.attempts a using data.users u
  where u.id = forget_tries.user_id and (acts is null or a.act = any (acts))
    and (a.subject = 'account ' || u.email or starts_with(a.subject, 'pair ' || u.email || ' ')
      or starts_with(a.subject, 'device ' || u.email || ' '));

  delete from private.attempts a using data.users u
  where u.id = forget_tries.user_id and (acts is null or a.act = any (acts)) and a.account = u.email
    and (acts is null or a.at = (
      select max(last.at) from private.attempts last where last.act = a.act and last.account = u.email))
$$;
