-- Replaces a person by a pseudonym wherever she stands, and removes what only she needed. What others' histories
-- and the accounts need stays, without anything that tells who she was. Returns false when that was done already.
-- Refuses: mentor_in_mentorship, mentee_in_mentorship, and request_pending for a request sent in this very instant.
create function rules.erase_user(user_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her constant integer := erase_user.user_id;
  mentor constant integer := (select m.id from data.mentors m where m.user_id = her);
  mentee constant integer := (select e.id from data.mentees e where e.user_id = her);
  waiting record;
begin
  for waiting in
    select q.id, q.mentor_id from data.mentorship_requests q where q.mentee_id = mentee and q.status = 'pending'
  loop
    perform from data.mentors m where m.id = waiting.mentor_id for no key update;
    perform rules.close_request(waiting.id, 'withdrawn', 'mentee');
  end loop;
  perform from data.mentors m where m.id = mentor for no key update;
  perform from data.mentees e where e.id = mentee for no key update;
  perform from data.users u where u.id = her and u.erased_at is null for no key update;
  if not found then
    return false;
  end if;
  if rules.erasure_obstacle(her) is not null then
    perform rules.reject(rules.erasure_obstacle(her));
  elsif exists (select from data.mentorship_requests q where q.mentee_id = mentee and q.status = 'pending') then
    perform rules.reject('request_pending');
  end if;

  if mentor is not null then
    perform rules.close_waiting_requests(mentor);
    perform rules.erase_mentor(mentor);
  end if;
  perform rules.erase_mentee(mentee);
  perform rules.erase_words(her);
  delete from private.drafts d where d.user_id = her;
  update data.users u
  set email = 'erased-' || u.id || '@erased.invalid', name = '—', surname = '—', phone = null, birthdate = null,
    news_consent_at = null, erased_at = now()
  where u.id = her;
  update data.admins a set active = false where a.user_id = her;
  perform rules.record('users', her, 'erased');
  return true;
end $$;
