-- Returns what the certificate of an ended mentorship with at least one held session says, for the mentee or the
-- mentor; no row otherwise, nor after an end for safety. `minutes` are those that were written down. The own spelling is for languages other than
-- Greek. It names nobody else: who shows it tells nothing about the other person. By `code` the team finds it and
-- compares what it says.
create function rules.certificate(mentorship_id integer, side text)
returns table (
  id integer, code text, for_side text, name text, latin_name text, kind data.kind,
  started_on date, ended_on date, sessions integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id || '-' || upper(left(encode(sha256(convert_to(
      s.id || certificate.side || (extract(epoch from s.started_at) * 1000000)::bigint, 'UTF8')), 'hex'), 8)), certificate.side,
    own.name || ' ' || own.surname, own.latin_name, s.kind,
    rules.local_date(s.started_at), rules.local_date(s.ended_at), held.sessions, held.minutes
  from data.mentorships s
  join data.users own on own.id = case certificate.side when 'mentor' then s.mentor_user_id else s.mentee_user_id end
  cross join lateral (
    select count(*)::integer as sessions, coalesce(sum(l.minutes), 0)::integer as minutes
    from data.sessions l where l.mentorship_id = s.id and l.status = 'held') held
  where s.id = certificate.mentorship_id and s.ended_at is not null and not s.ended_for_safety and held.sessions > 0
$$;
