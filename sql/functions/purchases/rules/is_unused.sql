-- R18. True if a part is paid and still to be used: no mentorship runs on it, and by date its claim period is not over.
create function rules.is_unused(part data.parts)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select part.status = 'pending' or part.status = 'paid' and (part.claim_until is null or part.claim_until > now())
$$;
