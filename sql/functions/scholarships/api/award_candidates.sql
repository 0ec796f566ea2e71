-- R26. For admins: mentees found by name, e-mail or telephone, or one mentee by id, as candidates for a scholarship, each with
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
  from (
    select only_mentee as id
    union all
    select f from rules.mentees_found(coalesce(words, ''), most) as f where only_mentee is null) as sought
  join data.mentees e on e.id = sought.id
  join data.users u on u.id = e.user_id
  where u.erased_at is null and (select rules.viewer_has_right('treasurer'))
  order by e.listed_name, e.id
  limit most
$$;

grant execute on function api.award_candidates to app_admin;
