-- Returns whom the team's search finds by each word that says something: by name, e-mail or telephone (`named`), as guardian of a
-- mentee, or by the profession of a profile, or the industry, place or country that a whole word leads to, with the points that this counts. An e-mail address and a
-- telephone are one word. `words`: how many were looked for.
create function rules.met_users(q text)
returns table (number integer, user_id integer, points integer, named boolean, words bigint)
language sql stable security definer set search_path = ''
as $$
  with word as materialized (
    select w.*, count(*) over () as words
    from (
      select 1 as number, patterns[1] as pattern, null as form, false as whole
      from rules.word_patterns(q) as patterns where cardinality(patterns) = 1 and patterns[1] ~ '^[0-9]{9,}$'
      union all
      select 1, trim(rules.as_words(q)), null, false where q like '%@%'
      union all
      select h.number, rules.word_pattern(h.word), h.form, h.whole from rules.heard_words(q) h
      where q not like '%@%' and regexp_replace(q, '[^[:alnum:]]+', '', 'g') !~ '^[0-9]{9,}$') as w),
  code as materialized (
    select l.number, l.leads_to from rules.led_to(q) l where left(l.leads_to, 1) in ('i', 'c', 'g') and l.share > 0.5)
  select w.number, u.user_id, 4, true, w.words from word w join private.user_words u on u.words ~ w.pattern
  union all
  select w.number, e.user_id, 2, false, w.words
  from word w
  join data.purchases p on p.guardian_name is not null and rules.guardian_words(p) ~ w.pattern
  join data.mentees e on e.id = p.mentee_id
  union all
  select w.number, m.user_id, 1, false, w.words
  from word w
  join private.mentor_words k on k.words @@ (
    quote_literal('2' || w.form) || case when w.whole then '' else ':*' end
      || coalesce((select string_agg('|' || quote_literal(c.leads_to), '') from code c where c.number = w.number), ''))::tsquery
  join data.mentors m on m.id = k.mentor_id
  where length(w.form) > 2
  union all
  select w.number, e.user_id, 1, false, w.words
  from word w join code c on c.number = w.number
  join data.mentees e on c.leads_to in ('i' || e.industry_id, 'c' || e.county_id, 'g' || lower(e.country::text))
$$;
