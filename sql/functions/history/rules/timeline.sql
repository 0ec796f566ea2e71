-- Long: the columns of a page with the names it shows.
-- Returns a page of the lines of rules.timeline_lines, newest first, and one line more if there are older ones.
-- `place` is the cursor of a line; `before` is the cursor of the last line of the page before. Its three numbers are
-- microseconds, source and row.
create function rules.timeline(
  subjects text[], ids integer[], person integer, told integer[], told_about jsonb, before text, most integer)
returns table (
  place text, at timestamptz, subject text, subject_id integer, event text, state text, actor data.actor,
  actor_name text, reason text, words text, detail jsonb, mentor_id integer, mentor_name text, mentee_id integer,
  mentee_name text, mentorship_id integer, purchase_id integer)
language sql stable security definer set search_path = ''
as $$
  with page as (
    select l.* from rules.timeline_lines(subjects, ids, person, told, told_about) l
    where before is null or (l.at, l.source, l.line) < (
      timestamptz 'epoch' + split_part(before, '-', 1)::bigint * interval '1 microsecond',
      split_part(before, '-', 2)::integer, split_part(before, '-', 3)::bigint)
    order by l.at desc, l.source desc, l.line desc
    limit least(most, 200) + 1)
  select (extract(epoch from page.at) * 1000000)::bigint || '-' || page.source || '-' || page.line,
    page.at, page.subject, page.subject_id, page.event, page.state, page.actor, who.name || ' ' || who.surname,
    page.reason, nullif(page.words, ''), page.detail, other.mentor_id, mentor_user.name || ' ' || mentor_user.surname,
    other.mentee_id, mentee_user.name || ' ' || mentee_user.surname, other.mentorship_id, other.purchase_id
  from page
  left join data.users who on who.id = page.actor_user_id
  left join lateral (
    select q.mentor_id, q.mentee_id, s.id as mentorship_id, null::integer as purchase_id
    from data.mentorship_requests q left join data.mentorships s on s.request_id = q.id
    where page.subject = 'mentorship_requests' and q.id = page.subject_id
    union all
    select s.mentor_id, s.mentee_id, s.id, null from data.mentorships s
    where page.subject in ('mentorships', 'sessions', 'proposals', 'goals', 'feedback', 'pair_wishes') and s.id = page.subject_id
    union all
    select null, t.mentee_id, null, t.purchase_id from data.parts t where page.subject = 'parts' and t.id = page.subject_id
    union all
    select null, o.mentee_id, null, o.id from data.purchases o where page.subject = 'purchases' and o.id = page.subject_id
  ) other on true
  left join data.mentors m on m.id = other.mentor_id
  left join data.users mentor_user on mentor_user.id = m.user_id
  left join data.mentees e on e.id = other.mentee_id
  left join data.users mentee_user on mentee_user.id = e.user_id
  order by page.at desc, page.source desc, page.line desc
$$;
