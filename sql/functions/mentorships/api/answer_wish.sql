-- R25. An admin answers a wish for a pause or the end with words, and the mentorship goes on as it is. The answer is
-- mailed to its author. The same answer twice changes nothing. A pause or a stop closes a wish by itself.
-- Refuses: role_not_held, right_not_held, wish_not_found, own_profile, person_erased, wish_closed, reason_missing,
-- too_long.
create function api.answer_wish(wish_id integer, answer text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  words constant text := trim(answer);
  wish data.pair_wishes;
begin
  perform rules.lock_living_user(s.mentor_user_id, s.mentee_user_id)
  from data.pair_wishes w join data.mentorships s on s.id = w.mentorship_id
  where w.id = wish_id;
  select w.* into wish from data.pair_wishes w where w.id = wish_id for no key update;
  if not found then
    perform rules.reject('wish_not_found', kind => 'MR404');
  elsif coalesce(words, '') = '' then
    perform rules.reject('reason_missing', 'answer', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'answer', 'MR422');
  elsif wish.outcome = 'answered' and wish.answer = words then
    return;
  elsif wish.closed_at is not null then
    perform rules.reject('wish_closed');
  end if;
  update data.pair_wishes w
  set closed_at = now(), outcome = 'answered', answer = words, closed_by_user_id = admin
  where w.id = wish.id;
  perform rules.queue_mail('wish_answered:' || wish.id, 'wish_answered', wish.user_id,
    jsonb_build_object('message', words, 'wish', wish.wish,
      'role', case wish.user_id when s.mentee_user_id then 'mentee' else 'mentor' end))
  from data.mentorships s where s.id = wish.mentorship_id;
end $$;

grant execute on function api.answer_wish to app_admin;
