-- R21. True for an order of a minor mentee that the guardian has not confirmed: it cannot be paid, and nothing can
-- start on it. From the mentee's birthday on no guardian is needed.
create function rules.lacks_guardian(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.guardian_consented_at is null and rules.needs_guardian(purchase.mentee_id)
$$;
