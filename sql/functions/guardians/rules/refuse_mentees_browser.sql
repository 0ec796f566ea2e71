-- R21. Refuses an answer that comes from a browser signed in as the mentee: it is the guardian who answers.
-- Refuses: guardian_is_mentee.
create function rules.refuse_mentees_browser(user_id integer, secret_hash text)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from private.sessions s
    where s.user_id = refuse_mentees_browser.user_id and s.token_hash = sha256(convert_to(secret_hash, 'UTF8'))) then
    perform rules.reject('guardian_is_mentee', kind => 'MR403');
  end if;
end $$;
