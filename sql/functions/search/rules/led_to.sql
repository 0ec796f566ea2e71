-- Returns what the words of a wish lead to (private.known_words), each with its share of the word, one at most: less if the word
-- only sounds like a known one, half if it begins one, and as much as the word is like the nearest known one if it is a slip of it.
create function rules.led_to(wish text)
returns table (number integer, leads_to text, share double precision)
language sql stable security definer rows 10 set search_path = ''
as $$
  with heard as materialized (select * from rules.heard_words(wish)),
  known as materialized (
    select h.number, k.leads_to, max(k.share / 100.0::float8 * case when h.word = any (k.spellings) then 1 when k.word = h.heard or k.stem = h.form then 0.8 else 0.5 end) as share
    from heard h join private.known_words k on k.word >= h.form and k.word < h.form || '~' and k.leads_to <> ''
      and (k.word = h.heard or k.stem = h.form or not h.whole)
    group by h.number, k.leads_to)
  select * from known
  union all
  select h.number, k.leads_to, max(k.share / 100.0::float8 * extensions.similarity(k.word, h.heard))
  from heard h join private.known_words k on k.leads_to <> '' and extensions.similarity(k.word, h.heard) >= 0.45
  where h.number not in (select number from known) and length(h.heard) > 4
  group by h.number, k.leads_to
$$;
