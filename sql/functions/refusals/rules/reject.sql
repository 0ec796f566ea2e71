-- Raises a broken rule and ends the transaction: the rule's key in the error's constraint field, the form field in
-- its column field. The digits of the SQLSTATE are the HTTP status: MR403, MR404, MR409, MR422, MR429.
create function rules.reject(rule text, field text default '', kind text default 'MR409')
returns void
language plpgsql volatile set search_path = ''
as $$
begin
  raise exception using errcode = kind, message = rule, constraint = rule, column = field;
end $$;

grant execute on function rules.reject to app_visitor, app_member, app_admin;
