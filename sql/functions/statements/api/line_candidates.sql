-- For the treasurer: orders that a line of a statement may pay, the likeliest first: those that wait, or were closed lately, whose
-- mentee's surname or whose guardian's whole name stands in its text, however it is spelt, or that miss just its amount; or, with
-- `typed`, any that this names by reference, mentee or guardian. `missing_cents`: only of one that waits.
-- Refuses: role_not_held, right_not_held.
-- Null: missing_cents.
-- Type state: 'waiting' | 'paid' | 'closed'.
create function api.line_candidates(statement_id integer, line_number integer, typed text default null)
returns table (purchase_id integer, reference text, mentee_name text, ordered_at timestamptz, state text, missing_cents integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  line private.statement_lines;
  sounds text[];
  patterns constant text[] := rules.word_patterns(typed);
begin
  perform rules.require_right('treasurer');
  select l.* into line from private.statement_lines l
  where l.statement_id = line_candidates.statement_id and l.number = line_number;
  sounds := array(
    select trim(rules.heard(rules.as_words(word))) from regexp_split_to_table(lower(line.text), '[^[:alnum:]]+') word
    where length(word) > 2);
  return query
    with orders as (
      select u.*, w.name || ' ' || w.surname as mentee_name,
        case when u.cancelled_at is not null then 'closed' when u.paid_at is not null then 'paid' else 'waiting' end as state,
        rules.missing_cents(u) as missing, string_to_array(trim(rules.heard(rules.as_words(w.surname))), ' ') && sounds or guardian.named as named,
        split_part(trim(rules.heard(rules.as_words(w.name))), ' ', 1) = any (sounds) or guardian.named as named_twice
      from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
      cross join lateral (
        select coalesce(string_to_array(trim(rules.heard(rules.as_words(u.guardian_name))), ' ') <@ sounds, false) as named) guardian
      where u.price_cents > 0 and case
        when typed is null then u.paid_at is null and (u.cancelled_at is null or u.cancelled_at > now() - interval '90 days')
        else e.user_id = any (rules.users_with_words(patterns))
          or rules.guardian_words(u) ~ all (patterns) and cardinality(patterns) > 0 or u.id in (select n.id from rules.purchases_named_in(typed) n) end)
    select o.id, o.reference, o.mentee_name, o.purchased_at, o.state, case when o.state = 'waiting' then o.missing end
    from orders o
    where typed is not null or o.named or o.state = 'waiting' and o.missing = line.amount_cents
    order by o.state <> 'waiting', o.named and o.named_twice desc, o.named desc, o.missing = line.amount_cents desc, o.id desc
    limit 12;
end $$;

grant execute on function api.line_candidates to app_admin;
