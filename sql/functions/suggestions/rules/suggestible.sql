-- True if a mentor can be suggested to a mentee now: available for mentoring or coaching, visible to the mentee, not
-- the same user, and cleared if the mentee is a minor (R21).
create function rules.suggestible(mentor_id integer, mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.mentor_cards c
    where c.mentor_id = suggestible.mentor_id and c.availability_rank = 0
      and (c.audience = 'public' or (c.audience = 'members' and rules.has_open_package(suggestible.mentee_id)))
      and not rules.same_user(c.mentor_id, suggestible.mentee_id))
    and (rules.needs_guardian(suggestible.mentee_id) is not true or rules.is_cleared(suggestible.mentor_id))
$$;
