-- R21. True if a mentor may accept a minor today (rules.clears).
create function rules.is_cleared(mentor_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.clearances k where k.mentor_id = is_cleared.mentor_id and rules.clears(k, rules.local_date()))
$$;
