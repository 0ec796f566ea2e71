-- R21. Why an order waits for a guardian, or null: guardian_objected (the team lifts it), guardian_needed (the mentee has named none),
-- guardian_not_confirmed (the guardian has not answered).
create function rules.guardian_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not rules.lacks_guardian(purchase) then null
    when rules.has_objection(purchase.mentee_id) then 'guardian_objected'
    when purchase.guardian_email is null then 'guardian_needed'
    else 'guardian_not_confirmed'
  end
$$;
