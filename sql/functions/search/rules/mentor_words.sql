-- Returns the words that each of these mentors is found by: name and title, folded, by which lists are sorted too and the team
-- searches; then each word of what the public profile shows, once, as it is heard (rules.heard), and its stem if that has three
-- letters: also the description, and topics, industry and place in every language. A space stands before and after each word.
-- Mentors share most of their words, so each is heard once for all of them, and all in one text: the rules of hearing take no
-- space away and add none.
create function rules.mentor_words(mentor_ids integer[])
returns table (mentor_id integer, words text)
language sql stable security definer set search_path = ''
as $$
  with texts as materialized (
    select c.mentor_id as id, rules.fold(concat_ws(' ', u.name, u.surname, c.title, u.latin_name)) as called,
      rules.fold(coalesce(p.description, '')) as told,
      array(select 'topic ' || topic from unnest(c.topic_ids) as topic) || ('industry ' || c.industry_id) || ('county ' || c.county_id)
        as items
    from data.mentor_cards c
    join data.mentors m on m.id = c.mentor_id
    join data.users u on u.id = m.user_id
    left join data.mentor_pages p on p.mentor_id = c.mentor_id
    where c.mentor_id = any (mentor_ids)),
  said as materialized (
    select id, word from texts cross join regexp_split_to_table(called || ' ' || told, '[^[:alnum:]]+') as word),
  listed as materialized (
    select item, word
    from (select distinct unnest(items) as item from texts) as needed
    join (
      select 'topic ' || t.id as item, t.names from data.support_topics t
      union all select 'industry ' || i.id, i.names from data.industries i
      union all select 'county ' || y.id, y.names from data.counties y) as of_lists using (item)
    cross join jsonb_each_text(of_lists.names) as n
    cross join regexp_split_to_table(rules.fold(n.value), '[^[:alnum:]]+') as word),
  each_once as materialized (
    select array_agg(word) as words from (select word from said union select word from listed) as every where word <> ''),
  heard as materialized (
    select word, heard, stem
    from each_once
    cross join unnest(words, string_to_array(rules.heard(array_to_string(words, ' ')), ' ')) as pair (word, heard)
    cross join rules.stem_of(heard) as stem),
  forms as materialized (
    select word, heard as form from heard union select word, stem from heard where length(stem) = 3),
  forms_of_items as materialized (
    select item, array_agg(distinct form) as forms from listed join forms using (word) group by item),
  found as (
    select id, form from said join forms using (word)
    union all
    select id, form from texts cross join unnest(items) as item join forms_of_items using (item) cross join unnest(forms) as form)
  select id, ' ' || called || ' ' || string_agg(distinct form collate "C", ' ') || ' '
  from texts join found using (id)
  group by id, called
$$;
