-- R26. An admin declines a mentee's request for a scholarship, with words that are mailed to her. The same words twice
-- change nothing. An award grants the request by itself. An admin may not answer their own request.
-- Refuses: role_not_held, right_not_held, request_not_found, own_profile, person_erased, already_answered,
-- reason_missing, too_long.
create function api.decline_scholarship_request(request_id integer, answer text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right('treasurer');
  words constant text := trim(answer);
  request data.scholarship_requests;
begin
  perform rules.lock_living_user(e.user_id)
  from data.scholarship_requests r join data.mentees e on e.id = r.mentee_id
  where r.id = request_id;
  select r.* into request from data.scholarship_requests r where r.id = request_id for no key update;
  if not found then
    perform rules.reject('request_not_found', kind => 'MR404');
  elsif coalesce(words, '') = '' then
    perform rules.reject('reason_missing', 'answer', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'answer', 'MR422');
  elsif not request.granted and request.answer = words then
    return;
  elsif request.answered_at is not null then
    perform rules.reject('already_answered');
  end if;
  update data.scholarship_requests r
  set answered_at = now(), answered_by = admin, granted = false, answer = words
  where r.id = request.id;
  perform rules.queue_mail('scholarship_declined:' || request.id, 'scholarship_declined', e.user_id,
    jsonb_build_object('message', words))
  from data.mentees e where e.id = request.mentee_id;
end $$;

grant execute on function api.decline_scholarship_request to app_admin;
