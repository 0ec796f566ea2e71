-- An admin approves a mentor's gift, so that it can be awarded, or declines it with an optional message; then she may
-- name another gift this year. The mentor gets a mail. Deciding the same twice changes nothing.
-- Locks: the mentor's user, the gift.
-- Refuses: role_not_held, right_not_held, scholarship_not_found, own_profile, person_erased, gift_decided.
create function api.decide_gift(scholarship_id integer, approve boolean, message text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gift data.scholarships;
  outcome constant text := case when approve then 'approved' else 'declined' end;
begin
  perform rules.require_right('treasurer');
  perform rules.lock_living_user(m.user_id)
  from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
  where s.id = decide_gift.scholarship_id and s.kind = 'mentor_gift';
  select s.* into gift from data.scholarships s
  where s.id = decide_gift.scholarship_id and s.kind = 'mentor_gift' for no key update;
  if not found then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  elsif (approve and gift.declined_at is not null) or (not approve and gift.approved_at is not null) then
    perform rules.reject('gift_decided');
  elsif num_nonnulls(gift.approved_at, gift.declined_at) > 0 then
    return;
  end if;
  update data.scholarships s
  set approved_at = case when approve then now() end, declined_at = case when not approve then now() end,
    message = case when not approve then nullif(trim(decide_gift.message), '') end
  where s.id = gift.id returning s.* into gift;
  perform rules.record('scholarships', gift.id, case when approve then 'gift_approved' else 'gift_declined' end);
  perform rules.queue_mail('gift_decided:' || gift.id, 'gift_' || outcome, m.user_id, rules.gift_mail(gift))
  from data.mentors m where m.id = gift.given_by_mentor_id;
end $$;

grant execute on function api.decide_gift to app_admin;
