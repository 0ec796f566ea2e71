-- R8. Checks a request's text: length of the message; for coaching also a reason and a field of interest.
-- Refuses: message_length, required.
create function rules.check_request_words(kind data.kind, message text, reason text, field_of_interest_id integer)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from data.constants c
    where coalesce(length(message), 0) not between c.message_minimum_length and c.message_maximum_length
  ) then
    perform rules.reject('message_length', 'message', 'MR422');
  elsif kind = 'coaching' and coalesce(trim(reason), '') = '' then
    perform rules.reject('required', 'reason', 'MR422');
  elsif kind = 'coaching' and not exists (select from data.support_topics t where t.id = field_of_interest_id) then
    perform rules.reject('required', 'fieldOfInterest', 'MR422');
  end if;
end $$;
