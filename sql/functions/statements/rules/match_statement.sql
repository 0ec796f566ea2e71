-- Looks for the order of each line of a statement: by its reference, in every spelling (rules.purchases_named_in); a line
-- with two of them is left to a person. Else by the name of a mentee whose order waits for money, however it is spelt:
-- the order that misses just this amount, or her only one.
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
  with written as materialized (
    select l.number, l.amount_cents, string_to_array(trim(rules.heard(rules.as_words(l.text))), ' ') as words
    from private.statement_lines l
    where l.statement_id = match_statement.statement_id and l.aside is null and l.purchase_id is null
  ), waiting as materialized (
    select u.id, rules.missing_cents(u) as missing, string_to_array(trim(rules.heard(rules.as_words(w.name))), ' ') as name,
      string_to_array(trim(rules.heard(rules.as_words(w.surname))), ' ') as surname
    from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
    where u.paid_at is null and u.cancelled_at is null and u.price_cents > 0
  ), candidates as (
    select distinct l.number, o.id, o.missing = l.amount_cents as fits
    from written l
    cross join lateral unnest(l.words) word
    join waiting o on o.surname[1] = word
    where length(word) > 2 and o.surname <@ l.words and o.name[1] = any (l.words)
  ), chosen as (
    select a.number, case
      when count(*) filter (where a.fits) = 1 then min(a.id) filter (where a.fits)
      when count(*) = 1 then min(a.id) end as id
    from candidates a group by a.number
  )
  update private.statement_lines l set purchase_id = h.id, by_name = true
  from chosen h
  where l.statement_id = match_statement.statement_id and l.number = h.number and h.id is not null;
end $$;
