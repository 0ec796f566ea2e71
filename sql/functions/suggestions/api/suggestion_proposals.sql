-- Returns the five mentors who suit a request for suggestions best (api.suggest_mentors): for coaching if the mentee has
-- coaching to ask for, otherwise for mentoring.
-- Refuses: role_not_held.
-- Type reasons: { reason: string; points: number; detail: number[] | null }[].
create function api.suggestion_proposals(suggestion_request_id integer)
returns table (mentor_id integer, name text, title text, kind data.kind, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  mentee constant integer := (
    select r.mentee_id from data.suggestion_requests r where r.id = suggestion_proposals.suggestion_request_id);
  wanted constant data.kind := case
    when (rules.part_for_request(mentee, 'coaching')).id is not null then 'coaching' else 'mentoring' end;
begin
  perform rules.require_admin();
  return query
    select s.mentor_id, s.name || ' ' || s.surname, s.title, wanted, s.score, s.reasons
    from api.suggest_mentors(wanted, mentee, 5) s;
end $$;

grant execute on function api.suggestion_proposals to app_admin;
