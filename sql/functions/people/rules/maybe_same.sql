-- Returns the users who may be the same woman as one with this name and telephone, but for the one with an id: the same
-- name (rules.name_key) and the same last ten digits. Empty without any.
create function rules.maybe_same(name text, surname text, phone text, own_id integer default null)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', u.name || ' ' || u.surname, 'email', u.email, 'mentorId', m.id, 'menteeId', e.id) order by u.id), '[]')
  from unnest(rules.users_with_words(rules.word_patterns(maybe_same.phone))) as found (id)
  join data.users u on u.id = found.id
  left join data.mentors m on m.user_id = u.id
  left join data.mentees e on e.user_id = u.id
  where right(u.phone, 10) = right(maybe_same.phone, 10) and u.erased_at is null and u.id is distinct from own_id
    and rules.name_key(u.name, u.surname) = rules.name_key(maybe_same.name, maybe_same.surname)
$$;
