-- Returns the words that a mentor is found by: name and title, folded, by which lists are sorted too and the team searches; then each
-- word of what the public profile shows, once, as it is heard (rules.heard), and its stem if that has three letters: also the
-- description, and topics, industry and place in every language. A space stands before and after each word.
create function rules.mentor_words(mentor_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select ' ' || rules.fold(called) || ' ' || (
    select string_agg(distinct word, ' ')
    from regexp_split_to_table(rules.heard(rules.fold(concat_ws(' ', called, p.description, listed.names))), '[^[:alnum:]]+') as heard
    cross join lateral rules.stem_of(heard) as stem
    cross join lateral unnest(case when length(stem) = 3 then array[heard, stem] else array[heard] end) as word) || ' '
  from data.mentors m
  join data.users u on u.id = m.user_id
  join data.mentor_cards c on c.mentor_id = m.id
  left join data.mentor_pages p on p.mentor_id = m.id
  cross join lateral (select concat_ws(' ', u.name, u.surname, c.title, u.latin_name) as called) as text
  cross join lateral (
    select string_agg(n.value, ' ') as names
    from (
      select t.names from data.support_topics t where t.id = any (c.topic_ids)
      union all select i.names from data.industries i where i.id = c.industry_id
      union all select y.names from data.counties y where y.id = c.county_id) as of_lists
    cross join jsonb_each_text(of_lists.names) as n) as listed
  where m.id = mentor_words.mentor_id
$$;
