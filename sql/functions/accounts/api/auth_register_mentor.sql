-- R22, R23, R28. Opens a new account with a mentor application. The photo, if any, stays private until the approval.
-- The consent is to news and to mails about offers and seminars.
-- Refuses: duplicate_email, what rules.create_mentor refuses.
create function api.auth_register_mentor(
  email text, password_hash text, profile jsonb, terms_accepted boolean, news_consent boolean, locale text,
  photo_small bytea default null, photo_large bytea default null, photo_mime text default null)
returns table (user_id integer, mentor_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_user_id integer;
  photo_id integer;
begin
  insert into data.users (email, name, surname, locale)
  values (lower(email), profile->>'name', profile->>'surname', locale)
  on conflict do nothing
  returning id into new_user_id;
  if new_user_id is null then
    perform rules.reject('duplicate_email', 'email');
  end if;

  insert into private.credentials (user_id, password_hash) values (new_user_id, password_hash);
  if photo_small is not null then
    insert into data.photos (user_id, small, large, mime) values (new_user_id, photo_small, photo_large, photo_mime)
    returning id into photo_id;
  end if;
  return query
  select new_user_id, rules.create_mentor(
    new_user_id, profile - 'photo_id' || jsonb_build_object('photo_id', photo_id), terms_accepted);
  if news_consent then
    perform rules.mute_notification(new_user_id, 'news', false);
    perform rules.ask_for_mentor_mails(new_user_id);
  end if;
  -- One mail: the receipt and the link to confirm the address.
  perform rules.queue_secret_mail('mentor_registered', new_user_id,
    rules.issue_token(new_user_id, 'confirm_email',
      (select make_interval(hours => c.link_hours) from data.constants c)));
end $$;

grant execute on function api.auth_register_mentor to app_auth;
