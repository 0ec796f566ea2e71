-- Looks for the order of each line of a statement: by its reference, in every spelling (rules.purchases_named_in); a line
-- with two of them is left to a person. Else by the name of the only mentee whose order misses just this amount, however it
-- is spelt. Each word of the file is heard once, as there may be many lines.
-- What a person said of a line goes before all (rules.recall_lines).
create function rules.match_statement(statement_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.statement_lines l
  set purchase_id = case when found.most = found.least then found.least end,
    aside = case when found.most > found.least then 'several' end
  from (
    select n.number, min(u.id) as least, max(u.id) as most
    from private.statement_lines n cross join rules.purchases_named_in(n.text) u
    where n.statement_id = match_statement.statement_id and n.aside is null
    group by n.number) found
  where l.statement_id = match_statement.statement_id and l.number = found.number;
  with waiting as materialized (
    select u.id, rules.missing_cents(u) as missing, string_to_array(trim(rules.heard(rules.as_words(w.name))), ' ') as name,
      string_to_array(trim(rules.heard(rules.as_words(w.surname))), ' ') as surname
    from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
    where u.paid_at is null and u.cancelled_at is null and u.price_cents > 0
  ), written as materialized (
    select distinct l.number, word
    from private.statement_lines l, regexp_split_to_table(lower(l.text), '[^[:alnum:]]+') word
    where l.statement_id = match_statement.statement_id and l.amount_cents > 0 and l.aside is null and l.purchase_id is null and length(word) > 2 and word ~ '[[:alpha:]]'
  ), heard as materialized (
    select each.word, trim(rules.heard(rules.as_words(each.word))) as sound from (select distinct word from written) each
  ), names as materialized (
    select n.number, array_agg(h.sound) as sounds
    from written n join heard h using (word)
    where h.sound in (select unnest(o.surname || o.name[1]) from waiting o)
    group by n.number having count(*) > 1
  ), chosen as (
    select n.number, min(o.id) as id
    from names n
    join waiting o on o.surname <@ n.sounds and o.name[1] = any (n.sounds)
    join private.statement_lines l
      on l.statement_id = match_statement.statement_id and l.number = n.number and l.amount_cents = o.missing
    group by n.number having count(*) = 1
  )
  update private.statement_lines l set purchase_id = h.id, by_name = true
  from chosen h
  where l.statement_id = match_statement.statement_id and l.number = h.number;
  perform rules.recall_lines(statement_id);
end $$;
