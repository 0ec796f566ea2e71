-- R9. Returns the deadline that a request sent now would get.
create function api.next_answer_due()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select rules.answer_due()
$$;

grant execute on function api.next_answer_due to app_member;
