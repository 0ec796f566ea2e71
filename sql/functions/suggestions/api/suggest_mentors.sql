-- Returns available mentors for a mentee, best score first, with the reasons: 40 for each shared topic (at most
-- three), 25 same industry, 10 same county, 5 same country, 10 for answering within two days (median), minus 15 for a
-- request that the mentor recently let expire. Equal scores: who has waited longest without a mentee. Private
-- mentors only with an open package. For the viewing mentee; an admin names any.
-- Null: photo_id, latin_name.
-- Type reasons: Rows['available_mentors']['reasons'].
create function api.suggest_mentors(kind data.kind, mentee_id integer default null, most integer default 5)
returns table (mentor_id integer, name text, surname text, title text, score integer, reasons jsonb, photo_id integer, latin_name text)
language sql stable security definer set search_path = ''
as $$
  with best as (
    select e as mentee, c as card, points.score, past.last_ended, m.approved_at
    from data.mentees e
    cross join lateral rules.suggested_to(e, suggest_mentors.kind, suggest_mentors.most) as points
    join data.mentor_cards c on c.mentor_id = points.mentor_id
    join data.mentors m on m.id = c.mentor_id
    left join lateral (
      select max(s.ended_at) as last_ended from data.mentorships s where s.mentor_id = m.id) past on true
    where e.id = case when rules.viewer_is_admin() then suggest_mentors.mentee_id else rules.viewer_mentee_id() end
    order by points.score desc, past.last_ended nulls first, m.approved_at nulls first, m.id
    limit most
  )
  select (b.card).mentor_id, (b.card).name, (b.card).surname, (b.card).title, b.score, points.reasons, (b.card).photo_id,
    (b.card).latin_name
  from best b cross join lateral rules.suggestion_points(b.mentee, b.card) as points
  order by b.score desc, b.last_ended nulls first, b.approved_at nulls first, (b.card).mentor_id
$$;

grant execute on function api.suggest_mentors to app_member, app_admin;
