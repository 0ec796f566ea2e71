-- R9. When a request sent now would have to be answered, for the page it is sent from.
create function api.next_answer_due()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select rules.answer_due()
$$;

grant execute on function api.next_answer_due to app_member;
