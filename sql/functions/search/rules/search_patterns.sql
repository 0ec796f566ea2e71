-- Returns a text typed by the team as patterns for api.find_rows: the reference of an order, if one stands in it,
-- or its words.
create function rules.search_patterns(q text)
returns text[]
language sql stable set search_path = ''
as $$
  select case when reference is null then rules.word_patterns(q) else array[lower(substr(reference, 4))] end
  from (select case when rules.viewer_in_team() then rules.reference_in(q) end as reference) as found
$$;
