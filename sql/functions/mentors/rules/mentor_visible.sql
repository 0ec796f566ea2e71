-- R6. True if the viewer may see this mentor's profile. Otherwise callers answer as if the mentor did not exist.
create function rules.mentor_visible(mentor_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.mentor_cards c
    where c.mentor_id = mentor_visible.mentor_id
      and (c.audience = 'public'
        or (c.audience = 'members' and rules.viewer_sees_private_mentors())
        or c.mentor_id = rules.viewer_mentor_id()
        or rules.viewer_is_admin()))
$$;
