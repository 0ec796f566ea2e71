-- Writes the words that wishes are heard by anew (private.known_words): of the names of topics, industries, counties and regions in every
-- language, and of everyday life. The first code of an everyday word has its whole share, a later one less, a word of a name less too.
-- All are heard in one text: the rules of hearing take no space away and add none.
create function rules.hear_known_words()
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.known_words;
  with listed as (
    select 't' || t.id as item, t.code, t.names from data.support_topics t
    union all select 'i' || i.id, i.code, i.names from data.industries i
    union all select 'c' || y.id, y.code, y.names from data.counties y
    union all select 'c' || y.id, g.code, g.names from data.counties y join data.regions g on g.id = y.region_id),
  item as (
    select item, code from listed
    union all select 'g' || lower(c.code), c.code::text from data.countries c
    union all select 'l' || code, code from unnest('{el,en}'::text[]) as code),
  text_of as (
    select item, 70 as share, n.value as text from listed l cross join jsonb_each_text(l.names) as n
    union all
    select item, 100 / sqrt(place), e.words
    from private.everyday_words e cross join unnest(e.codes) with ordinality as each (code, place) join item using (code)
    union all
    select '', 100, e.words from private.everyday_words e where e.codes = '{}'),
  each_once as (
    select item, word, max(share) as share
    from text_of cross join regexp_split_to_table(rules.fold(text), '[^[:alnum:]]+') as word
    where word <> '' group by item, word),
  every as (select array_agg(item) as items, array_agg(share) as shares, array_agg(word) as words from each_once)
  insert into private.known_words (word, stem, spellings, leads_to, share)
  select heard, stem, array_agg(word), item, max(share)
  from every
  cross join unnest(words, items, shares, string_to_array(rules.heard(array_to_string(words, ' ')), ' ')) as each (word, item, share, heard)
  cross join rules.stem_of(heard) as stem
  group by heard, stem, item
$$;
