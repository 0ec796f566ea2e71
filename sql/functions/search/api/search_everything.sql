-- Long: one document, one entry per kind of row.
-- Finds people, purchases, requests, mentorships and scholarships for the team, as one document of lists of at most 11 rows (the eleventh
-- says that there are more): people by their words (rules.met_users); purchases by number or a reference anywhere in the text, by the sum
-- or day that the text is read as, and for a treasurer by the bank's reference; requests and mentorships by number or both people. Exact
-- hits come first, then the purchases, requests and mentorships of the people found, the newest first. Scholarships by name. People,
-- requests and mentorships only for a coordinator.
-- Refuses: role_not_held, right_not_held.
create function api.search_everything(q text, cents integer default null, day date default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 11;
  typed_number constant integer := case when trim(q) ~ '^#?[1-9][0-9]{0,8}$' then ltrim(trim(q), '#')::integer end;
  typed_reference constant text := rules.reference_in(q);
  typed_signs constant text := rules.code_signs(q);
  coordinator constant boolean := rules.viewer_has_right('coordinator');
  treasurer constant boolean := rules.viewer_has_right('treasurer');
  people integer[];
  banked integer[] := '{}';
  pairs integer[];
  pair_requests integer[];
  mentors integer[];
  mentees integer[];
begin
  perform rules.require_right('coordinator', 'treasurer');
  -- A sum or a day names nobody.
  people := case when cents is null and day is null then rules.users_found(search_everything.q, most) else '{}' end;
  mentees := array(select e.id from data.mentees e where e.user_id = any (people));
  mentors := array(select m.id from data.mentors m where m.user_id = any (people));
  if treasurer then
    banked := array(
      select t.purchase_id from data.transfers t
      where not t.taken_back and (
        t.amount_cents = search_everything.cents or t.arrived_on = search_everything.day
        or length(t.signs) > 5 and strpos(typed_signs, t.signs) > 0 or length(typed_signs) > 5 and strpos(t.signs, typed_signs) > 0)
      order by t.id desc limit most);
  end if;
  with named as materialized (select m.number, m.user_id, m.words from rules.met_users(search_everything.q) m where m.named),
  met as (
    select distinct mentor.user_id as mentor_user_id, mentee.user_id as mentee_user_id, mentor.words
    from named mentor
    join data.mentorship_requests r on r.mentor_user_id = mentor.user_id
    join named mentee on mentee.user_id = r.mentee_user_id and mentee.number <> mentor.number),
  pair as (
    select b.mentor_user_id, b.mentee_user_id from met b
    where b.words * 2 <= 3 * (
      select count(distinct n.number) from named n where n.user_id in (b.mentor_user_id, b.mentee_user_id)))
  select
    array(select r.id from data.mentorship_requests r join pair using (mentor_user_id, mentee_user_id) order by r.id desc limit most),
    array(select s.id from data.mentorships s join pair using (mentor_user_id, mentee_user_id) order by s.id desc limit most)
  into pair_requests, pairs;
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
      left join data.admins a on a.user_id = u.id
      where coordinator),
    'purchases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'reference', f.reference, 'name', w.name || ' ' || w.surname, 'priceCents', f.price_cents,
        'currency', f.currency, 'packageNames', g.names, 'at', f.purchased_at, 'exact', f.exact)
        order by f.exact desc, f.purchased_at desc, f.id desc), '[]')
      from (
        select u.*, (u.id = typed_number or u.reference = typed_reference or u.id = any (banked)) is true as exact
        from data.purchases u
        where u.id in (
          select s.id from data.purchases s where s.id = typed_number
          union select s.id from data.purchases s where s.reference = typed_reference
          union select unnest(banked)
          union (select s.id from data.purchases s
            where s.price_cents = search_everything.cents or rules.local_date(s.purchased_at) = search_everything.day
              or rules.local_date(s.paid_at) = search_everything.day
            order by s.purchased_at desc limit most)
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
        select r.*, (r.id = typed_number or r.id = any (pair_requests)) is true as exact from data.mentorship_requests r
        where coordinator and r.id in (
          select x.id from data.mentorship_requests x where x.id = typed_number or x.id = any (pair_requests)
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
        select s.*, (s.id = typed_number or s.id = any (pairs)) is true as exact from data.mentorships s
        where coordinator and s.id in (
          select x.id from data.mentorships x where x.id = typed_number or x.id = any (pairs)
          union (select x.id from data.mentorships x where x.mentee_id = any (mentees) order by x.started_at desc limit most)
          union (select x.id from data.mentorships x where x.mentor_id = any (mentors) order by x.started_at desc limit most))
        order by exact desc, s.started_at desc, s.id desc limit most) as f
      join data.users mentee on mentee.id = f.mentee_user_id
      join data.users mentor on mentor.id = f.mentor_user_id),
    'scholarships', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'year', f.year) order by f.id desc), '[]')
      from (
        select s.* from data.scholarships s
        where treasurer and (rules.as_words(s.name) || rules.heard(rules.as_words(s.name))) ~ all (rules.word_patterns(search_everything.q))
          and rules.word_patterns(search_everything.q) <> '{}'
        order by s.id desc limit most) as f));
end $$;

grant execute on function api.search_everything to app_admin;
