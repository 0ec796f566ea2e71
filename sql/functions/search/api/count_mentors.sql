-- Counts the mentors that match the filters, at most `most`.
create function api.count_mentors(filters jsonb, most integer default 1001)
returns integer
language sql stable security definer set search_path = ''
as $$
  select cardinality(rules.matching_mentors(rules.with_words(filters), most))
$$;

grant execute on function api.count_mentors to app_visitor, app_member, app_admin;
