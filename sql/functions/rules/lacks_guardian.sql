-- R21. True for an order of a minor mentee without a guardian's consent; it cannot be paid.
create function rules.lacks_guardian(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.guardian_consented_at is null and rules.needs_guardian(purchase.mentee_id)
$$;
