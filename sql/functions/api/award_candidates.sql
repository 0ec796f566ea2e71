-- R26. For admins: mentees found by name or e-mail, or one mentee by id, as candidates for a scholarship, each with
-- the reason that blocks an award: the viewer's own profile, the giver of this gift, or already awarded this year.
-- Null: blocked.
-- Type blocked: 'own' | 'giver' | 'awarded'.
create function api.award_candidates(
  scholarship_id integer default null, words text default null, only_mentee integer default null, most integer default 10)
returns table (mentee_id integer, name text, email text, blocked text)
language sql stable security definer set search_path = ''
as $$
  select e.id, u.name || ' ' || u.surname, u.email::text,
    case
      when u.id = (select rules.viewer_user_id()) then 'own'
      when exists (
        select from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
        where s.id = award_candidates.scholarship_id and m.user_id = u.id) then 'giver'
      when exists (
        select from data.awards w
        where w.mentee_id = e.id and w.withdrawn_at is null
          and w.year = extract(year from rules.local_date())) then 'awarded'
    end
  from data.mentees e join data.users u on u.id = e.user_id
  where u.erased_at is null and (select rules.viewer_has_right('treasurer'))
    and (only_mentee is null or e.id = only_mentee)
    and (words is null or rules.fold(u.name || ' ' || u.surname || ' ' || u.email) like api.search_pattern(words))
  order by u.surname, u.name, e.id
  limit most
$$;

grant execute on function api.award_candidates to app_admin;
