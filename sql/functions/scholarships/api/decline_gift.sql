-- An admin declines a mentor's gift, with an optional message. The mentor gets a mail and may name another gift this
-- year. Declining twice changes nothing.
-- Refuses: role_not_held, right_not_held, scholarship_not_found, own_profile, gift_decided.
create function api.decline_gift(scholarship_id integer, message text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gift data.scholarships := rules.lock_gift(scholarship_id);
begin
  if gift.approved_at is not null then
    perform rules.reject('gift_decided');
  elsif gift.declined_at is not null then
    return;
  end if;
  update data.scholarships s set declined_at = now(), message = nullif(trim(decline_gift.message), '')
  where s.id = gift.id returning s.* into gift;
  perform rules.record('scholarships', gift.id, 'gift_declined');
  perform rules.queue_mail('gift_declined:' || gift.id, 'gift_declined', m.user_id, rules.gift_mail(gift))
  from data.mentors m where m.id = gift.given_by_mentor_id;
end $$;

grant execute on function api.decline_gift to app_admin;
