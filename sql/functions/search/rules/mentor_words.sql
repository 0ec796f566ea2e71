-- Returns what each of these mentors is found by: `folded`, by which lists are sorted too and the team searches, and `words`, which a
-- wish finds (private.mentor_words). A heard word whose stem has three letters stands there with its stem too. Mentors share most of
-- their words, so each is heard once for all of them, and all in one text: the rules of hearing take no space away and add none.
create function rules.mentor_words(mentor_ids integer[])
returns table (mentor_id integer, folded text, words tsvector)
language sql stable security definer set search_path = ''
as $$
  with text_of as materialized (
    select c.mentor_id as id, mark, rules.fold(text) as folded
    from data.mentor_cards c
    join data.mentors m on m.id = c.mentor_id
    join data.users u on u.id = m.user_id
    left join data.mentor_pages p on p.mentor_id = c.mentor_id
    cross join lateral (values
      (1, concat_ws(' ', u.name, u.surname, u.latin_name)), (2, c.title), (3, concat_ws(' ', p.sentence, p.description))) as of_profile (mark, text)
    where c.mentor_id = any (mentor_ids)),
  said as materialized (
    select distinct id, mark, word from text_of cross join regexp_split_to_table(text_of.folded, '[^[:alnum:]]+') as word where word <> ''),
  each_once as materialized (select array_agg(distinct word) as words from said),
  form as materialized (
    select word, heard, case when length(stem) = 3 then array[heard, stem] else array[heard] end as forms
    from each_once
    cross join unnest(words, string_to_array(rules.heard(array_to_string(words, ' ')), ' ')) as pair (word, heard)
    cross join rules.stem_of(heard) as stem),
  found as (
    select id, array_agg(mark || each) as lexemes, string_agg(heard, ' ' order by mark) filter (where mark < 3 and each = heard) as heard
    from said join form using (word) cross join unnest(forms) as each
    group by id)
  select c.mentor_id, concat(' ', called.folded, ' ', found.heard, ' '),
    array_to_tsvector(array_remove(
      coalesce(found.lexemes, '{}') || array(select 't' || topic from unnest(c.topic_ids) as topic)
        || array(select 'l' || code from unnest(c.languages) as code)
        || ('i' || c.industry_id) || ('c' || c.county_id) || ('g' || lower(c.country::text)), null))
  from data.mentor_cards c
  join (select id, string_agg(folded, ' ' order by mark) filter (where mark < 3) as folded from text_of group by id) as called
    on called.id = c.mentor_id
  left join found on found.id = c.mentor_id
$$;
