-- R21, R22. Checks a mentee's age and records the acceptance of the terms.
-- Refuses: too_young (also without a birthdate), terms_not_accepted.
create function rules.accept_as_mentee(user_id integer, terms_accepted boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from data.users u, data.constants c
    where u.id = accept_as_mentee.user_id
      and u.birthdate + make_interval(years => c.mentee_minimum_age) <= rules.local_date()
  ) then
    perform rules.reject('too_young', 'birthdate');
  end if;
  perform rules.accept_text(user_id, 'mentee_terms', terms_accepted);
  perform rules.accept_text(user_id, 'privacy', terms_accepted);
end $$;
