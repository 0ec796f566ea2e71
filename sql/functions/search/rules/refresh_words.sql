-- Makes the words of these mentors anew (rules.mentor_words) where what they are made of has changed: a text or choice of the
-- profile, or the rules of the search. Returns how many.
-- Locks the cards that change, in their order.
create function rules.refresh_words(mentor_ids integer[])
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made_by constant text := rules.words_made_by();
  outdated integer[];
  hashes text[];
begin
  select array_agg(locked.mentor_id), array_agg(locked.hash) into outdated, hashes
  from (
    select c.mentor_id, now_made.hash
    from data.mentor_cards c
    join data.mentors m on m.id = c.mentor_id
    join data.users u on u.id = m.user_id
    left join data.mentor_pages p on p.mentor_id = c.mentor_id
    cross join lateral (select md5(row(
        made_by, u.name, u.surname, c.title, u.latin_name, p.sentence, p.description, c.topic_ids, c.industry_id, c.county_id, c.country,
        c.languages)::text)
      as hash) as now_made
    where c.mentor_id = any (mentor_ids) and c.words_made_of <> now_made.hash
    order by c.mentor_id for no key update of c) as locked;
  if outdated is null then
    return 0;
  end if;
  with made as (
    update data.mentor_cards c
    set folded = w.folded, words_made_of = o.hash
    from unnest(outdated, hashes) as o (mentor_id, hash) join rules.mentor_words(outdated) as w on w.mentor_id = o.mentor_id
    where c.mentor_id = o.mentor_id
    returning c.mentor_id, w.words)
  insert into private.mentor_words as k (mentor_id, words) select m.mentor_id, m.words from made m
  on conflict on constraint mentor_words_pkey do update set words = excluded.words;
  return cardinality(outdated);
end $$;
