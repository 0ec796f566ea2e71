-- Returns the mentors whom the viewer may see and whose full name a text contains, in whatever alphabet, case and accents.
create function rules.mentors_named_in(words text)
returns table (mentor_id integer, name text, latin_name text)
language sql stable security definer set search_path = ''
as $$
  with said as materialized (
    select ' ' || regexp_replace(rules.fold(words), '[^[:alnum:]]+', ' ', 'g') || ' ' as text
  ), named as materialized (
    select c.mentor_id, c.name || ' ' || c.surname as name, c.latin_name
    from data.mentor_cards c, said
    where c.audience <> 'hidden'
      and strpos(said.text, ' ' || regexp_replace(rules.fold(c.name || ' ' || c.surname), '[^[:alnum:]]+', ' ', 'g') || ' ') > 0
  )
  select n.mentor_id, n.name, n.latin_name from named n where rules.mentor_visible(n.mentor_id) order by n.name limit 3
$$;
