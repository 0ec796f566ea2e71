-- R21, R22, R23. Opens a new account with a mentee profile.
-- Refuses: duplicate_email, too_young, terms_not_accepted.
create function api.auth_register_mentee(
  email text, password_hash text, name text, surname text, birthdate date, terms_accepted boolean,
  news_consent boolean, locale text)
returns table (user_id integer, mentee_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_user_id integer;
begin
  insert into data.users (email, name, surname, birthdate, locale)
  values (lower(email), name, surname, birthdate, locale)
  on conflict do nothing
  returning id into new_user_id;
  if new_user_id is null then
    perform rules.reject('duplicate_email', 'email');
  end if;

  insert into private.credentials (user_id, password_hash) values (new_user_id, password_hash);
  return query select new_user_id, rules.create_mentee(new_user_id, terms_accepted);
  if news_consent then
    perform rules.mute_notification(new_user_id, 'news', false);
  end if;
  -- One mail: welcome and the link to confirm the address.
  perform rules.queue_secret_mail('mentee_registered', new_user_id,
    rules.issue_token(new_user_id, 'confirm_email',
      (select make_interval(hours => c.link_hours) from data.constants c)));
end $$;

grant execute on function api.auth_register_mentee to app_auth;
