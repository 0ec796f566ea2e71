-- Long: one document, one entry per kind of row.
-- Finds people, purchases, requests and mentorships for the team, as one document with four lists of at most 11 rows
-- (the eleventh says that there are more): people by name (without accents, also in Latin letters), e-mail or
-- telephone; purchases by number, or by a reference anywhere in the text; requests and mentorships by number. Exact hits come first, then the
-- purchases, requests and mentorships of the people found, the newest first.
-- Refuses: role_not_held.
create function api.search_everything(q text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 11;
  typed_number constant integer := case when trim(q) ~ '^#?[1-9][0-9]{0,8}$' then ltrim(trim(q), '#')::integer end;
  typed_reference constant text := rules.reference_in(q);
  people integer[];
  mentors integer[];
  mentees integer[];
begin
  perform rules.require_admin();
  people := rules.users_found(search_everything.q, most);
  mentees := array(select e.id from data.mentees e where e.user_id = any (people));
  mentors := array(select m.id from data.mentors m where m.user_id = any (people));
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', u.name || ' ' || u.surname, 'email', u.email, 'phone', u.phone, 'mentorId', m.id,
        'mentorStatus', m.status, 'photoId', c.photo_id, 'menteeId', e.id, 'admin', coalesce(a.active, false))
        order by p.place), '[]')
      from unnest(people) with ordinality as p (id, place)
      join data.users u on u.id = p.id
      left join data.mentors m on m.user_id = u.id
      left join data.mentor_cards c on c.mentor_id = m.id
      left join data.mentees e on e.user_id = u.id
      left join data.admins a on a.user_id = u.id),
    'purchases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'reference', f.reference, 'name', w.name || ' ' || w.surname, 'priceCents', f.price_cents,
        'currency', f.currency, 'packageNames', g.names, 'at', f.purchased_at, 'exact', f.exact)
        order by f.exact desc, f.purchased_at desc, f.id desc), '[]')
      from (
        select u.*, (u.id = typed_number or u.reference = typed_reference) is true as exact
        from data.purchases u
        where u.id in (
          select s.id from data.purchases s where s.id = typed_number
          union select s.id from data.purchases s where s.reference = typed_reference
          union (select s.id from data.purchases s where s.mentee_id = any (mentees) order by s.purchased_at desc limit most))
        order by exact desc, u.purchased_at desc, u.id desc limit most) as f
      join data.mentees e on e.id = f.mentee_id
      join data.users w on w.id = e.user_id
      join data.packages g on g.id = f.package_id),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'kind', f.kind, 'status', f.status, 'mentee', mentee.name || ' ' || mentee.surname,
        'mentor', mentor.name || ' ' || mentor.surname, 'mentorshipId', s.id, 'at', f.requested_at, 'exact', f.exact)
        order by f.exact desc, f.requested_at desc, f.id desc), '[]')
      from (
        select r.*, r.id = typed_number is true as exact from data.mentorship_requests r
        where r.id in (
          select x.id from data.mentorship_requests x where x.id = typed_number
          union (select x.id from data.mentorship_requests x where x.mentee_id = any (mentees) order by x.requested_at desc limit most)
          union (select x.id from data.mentorship_requests x where x.mentor_id = any (mentors) order by x.requested_at desc limit most))
        order by exact desc, r.requested_at desc, r.id desc limit most) as f
      join data.users mentee on mentee.id = f.mentee_user_id
      join data.users mentor on mentor.id = f.mentor_user_id
      left join data.mentorships s on s.request_id = f.id),
    'mentorships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'kind', f.kind, 'status', f.status, 'mentee', mentee.name || ' ' || mentee.surname,
        'mentor', mentor.name || ' ' || mentor.surname, 'at', f.started_at, 'exact', f.exact)
        order by f.exact desc, f.started_at desc, f.id desc), '[]')
      from (
        select s.*, s.id = typed_number is true as exact from data.mentorships s
        where s.id in (
          select x.id from data.mentorships x where x.id = typed_number
          union (select x.id from data.mentorships x where x.mentee_id = any (mentees) order by x.started_at desc limit most)
          union (select x.id from data.mentorships x where x.mentor_id = any (mentors) order by x.started_at desc limit most))
        order by exact desc, s.started_at desc, s.id desc limit most) as f
      join data.users mentee on mentee.id = f.mentee_user_id
      join data.users mentor on mentor.id = f.mentor_user_id));
end $$;

grant execute on function api.search_everything to app_admin;
