-- Returns the ids of at most `most` users that a text finds, who meet at least two thirds of its words, the best first: the same
-- e-mail address; the same name; a name that begins so; then who meets most words, and where they count most. Compares the names of at
-- most 200, so that a frequent name costs no more than a rare one.
create function rules.users_found(q text, most integer)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select u.id
    from (
      select b.user_id, sum(b.points) as points
      from (select m.user_id, m.number, m.words, max(m.points) as points from rules.met_users(q) m group by 1, 2, 3) as b
      group by b.user_id, b.words having count(*) * 3 >= b.words * 2
      order by points desc limit 200) as f
    join data.users u on u.id = f.user_id
    join private.user_words w on w.user_id = u.id
    cross join (select trim(rules.as_words(q)) as words) as typed
    where length(typed.words) > 1
    order by
      case
        when u.email = lower(trim(q)) then 0
        when w.words like ' ' || typed.words || ' %' or rules.fold(u.surname) = typed.words then 1
        when w.words like ' ' || typed.words || '%' then 2
        else 3
      end, f.points desc, rules.fold(u.surname || ' ' || u.name), u.id
    limit most)
$$;
