-- Returns by which words an order's guardian is found: name, as written and as it sounds, e-mail and telephone.
create function rules.guardian_words(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select concat(rules.as_words(purchase.guardian_name), rules.heard(rules.fold(purchase.guardian_name)),
    rules.as_words(purchase.guardian_email::text), purchase.guardian_phone)
$$;
