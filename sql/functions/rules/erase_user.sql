-- Replaces a person by a pseudonym wherever she stands, and removes what only she needed. What others' histories
-- and the accounts need stays, without anything that tells who she was. What she ordered is cancelled and what she had
-- left is given up; those who wait for her are told. Returns false when that was done already.
-- Refuses: last_administrator, mentor_in_mentorship, mentee_in_mentorship.
create function rules.erase_user(user_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her constant integer := erase_user.user_id;
  mentor integer;
  mentee integer;
begin
  perform rules.lock_erasures();
  perform from data.users u where u.id = her and u.erased_at is null for no key update;
  if not found then
    return false;
  end if;
  select m.id into mentor from data.mentors m where m.user_id = her;
  select e.id into mentee from data.mentees e where e.user_id = her;
  perform rules.lock_mentor_and_waiting(mentor, mentee, and_paused => true);
  if rules.erasure_obstacle(her) is not null then
    perform rules.reject(rules.erasure_obstacle(her));
  end if;

  -- The mentee who stays may choose another mentor.
  perform rules.end_mentorship(s, 'stopped', case s.mentor_id when mentor then 'replace' else 'close' end::data.stop_outcome, 'erased')
  from data.mentorships s where s.status = 'paused' and (s.mentor_id = mentor or s.mentee_id = mentee);
  perform rules.give_up_purchases(mentee);
  if mentor is not null then
    perform rules.close_waiting_requests(mentor);
    perform rules.tell_mentor_left(mentor);
    perform rules.erase_mentor(mentor);
  end if;
  perform rules.erase_mentee(mentee);
  perform rules.erase_words(her);
  perform rules.erase_reasons(her);
  delete from private.drafts d where d.user_id = her;
  update data.users u
  set email = 'erased-' || u.id || '@erased.invalid', name = '—', surname = '—', phone = null, birthdate = null,
    news_consent_at = null, erased_at = now()
  where u.id = her;
  update data.admins a set active = false where a.user_id = her;
  perform rules.record('users', her, 'erased');
  return true;
end $$;
