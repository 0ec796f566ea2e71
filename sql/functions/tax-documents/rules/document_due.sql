-- After how many days without its tax document a payment or refund waits for the team: the accountant issues them once a week,
-- and a row that counts each from its first day is never empty.
create function rules.document_due()
returns interval
language sql immutable set search_path = ''
as $$
  select interval '7 days'
$$;

grant execute on function rules.document_due to app_admin;
