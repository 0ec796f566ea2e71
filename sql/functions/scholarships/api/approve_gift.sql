-- An admin approves a mentor's gift, so that it can be awarded. The mentor gets a mail. Approving twice changes
-- nothing.
-- Refuses: role_not_held, right_not_held, scholarship_not_found, own_profile, gift_decided.
create function api.approve_gift(scholarship_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gift data.scholarships := rules.lock_gift(scholarship_id);
begin
  if gift.declined_at is not null then
    perform rules.reject('gift_decided');
  elsif gift.approved_at is not null then
    return;
  end if;
  update data.scholarships s set approved_at = now() where s.id = gift.id;
  perform rules.record('scholarships', gift.id, 'gift_approved');
  perform rules.queue_mail('gift_approved:' || gift.id, 'gift_approved', m.user_id, rules.gift_mail(gift))
  from data.mentors m where m.id = gift.given_by_mentor_id;
end $$;

grant execute on function api.approve_gift to app_admin;
