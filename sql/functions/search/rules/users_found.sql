-- Returns the ids of at most `most` users that a text finds, the best first: the same e-mail address; the same name;
-- a name that begins so; then any word of name, e-mail or telephone. Ranks at most 200 candidates, so that a frequent
-- name costs no more than a rare one.
create function rules.users_found(q text, most integer)
returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns constant text[] := rules.word_patterns(q);
  typed constant text := trim(regexp_replace(rules.fold(q), '[^[:alnum:]]+', ' ', 'g'));
  same_email constant integer := (
    select u.id from data.users u where u.email = lower(trim(users_found.q)) and u.erased_at is null);
begin
  if patterns = '{}' or length(typed) < 2 then
    return '{}';
  end if;
  return array(
    select f.id from (
      select u.id,
        case
          when u.id = same_email then 0
          when w.words like ' ' || typed || ' %' then 1
          when rules.fold(u.surname) = typed then 1
          when w.words like ' ' || typed || '%' then 2
          else 3
        end as rank,
        rules.fold(u.surname || ' ' || u.name) as listed
      from unnest(rules.users_with_words(patterns, 200) || same_email) as found (id)
      join data.users u on u.id = found.id
      join private.user_words w on w.user_id = u.id
      group by u.id, w.words) as f
    order by f.rank, f.listed, f.id
    limit most);
end $$;
