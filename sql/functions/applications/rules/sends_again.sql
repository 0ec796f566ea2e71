-- True for an applicant who was rejected or asked for more, and may send the application again; not for a mentor whom
-- the team created.
create function rules.sends_again(user_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.mentors m
    where m.user_id = sends_again.user_id and m.status in ('awaiting_response', 'rejected') and not m.profile_due)
$$;
