-- A mentor withdraws the pending edit request.
-- Refuses: role_not_held, already_answered.
create function api.withdraw_edit_request()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
begin
  perform from data.mentors m where m.id = mentor for no key update;
  update data.edit_requests r set status = 'withdrawn', decided_at = now()
  where r.mentor_id = mentor and r.status = 'pending';
  if not found then
    perform rules.reject('already_answered');
  end if;
  perform rules.drop_unused_photos(mentor);
end $$;

grant execute on function api.withdraw_edit_request to app_member;
