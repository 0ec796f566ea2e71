-- Replaces a user by a pseudonym and deletes personal data. Rows that the accounts and other users' histories need
-- stay, without anything that identifies the user. Cancels orders, gives up open parts, mails the mentees and mentors
-- who wait, and unless `silently` the former address, if it takes mails. Returns false if already erased or unknown.
-- Locks: erasures, user, mentor and the mentees who wait.
-- Refuses: last_administrator, mentor_in_mentorship, mentee_in_mentorship.
create function rules.erase_user(user_id integer, silently boolean default false)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := erase_user.user_id;
  mentor integer;
  mentee integer;
  former data.users;
begin
  perform rules.lock_erasures();
  select u.* into former from data.users u where u.id = person and u.erased_at is null for no key update;
  if not found then
    return false;
  end if;
  select m.id into mentor from data.mentors m where m.user_id = person;
  select e.id into mentee from data.mentees e where e.user_id = person;
  perform rules.lock_mentor_and_waiting(mentor, mentee, and_paused => true);
  if rules.erasure_obstacle(person) is not null then
    perform rules.reject(rules.erasure_obstacle(person));
  end if;

  -- An erased mentor's mentee gets the part back for another mentor.
  perform rules.end_mentorship(s, 'stopped', case s.mentor_id when mentor then 'replace' else 'close' end::data.stop_outcome, 'erased')
  from data.mentorships s where s.status = 'paused' and (s.mentor_id = mentor or s.mentee_id = mentee);
  perform rules.give_up_purchases(mentee);
  if mentor is not null then
    perform rules.close_waiting_requests(mentor);
    -- Without the name, since it is erased.
    perform rules.queue_mail('mentor_left:' || mentor, 'mentor_left', e.user_id)
    from data.availability_alerts a join data.mentees e on e.id = a.mentee_id
    where a.mentor_id = mentor and a.told_at is null;
    perform rules.erase_mentor(mentor);
  end if;
  perform rules.erase_mentee(mentee);
  perform rules.erase_words(person);
  perform rules.erase_reasons(person);
  delete from private.drafts d where d.user_id = person;
  update data.users u
  set email = 'erased-' || u.id || '@erased.invalid', name = '—', surname = '—', phone = null, latin_name = null, birthdate = null,
    news_consent_at = null, erased_at = now()
  where u.id = person;
  update data.admins a set active = false where a.user_id = person;
  if not silently and former.email_bounced_at is null then
    -- Names nobody and belongs to no user, so that only the address remains until it is sent (api.settle_mail deletes it).
    insert into private.outbox (key, kind, to_email, locale, content)
    values ('erased:' || gen_random_uuid(), 'erased', former.email, former.locale, '{"name": ""}');
    perform pg_notify('outbox', '');
  end if;
  perform rules.record('users', person, 'erased');
  return true;
end $$;
