-- R16. What becomes of the part when nobody says: only a mentee who leaves late loses it, and never her coaching, as
-- that would lock the mentoring it comes with.
create function rules.default_outcome(early boolean, requested_by data.actor, kind data.kind)
returns data.stop_outcome
language sql immutable set search_path = ''
as $$
  select case when early or requested_by <> 'mentee' or kind = 'coaching' then 'replace' else 'close' end::data.stop_outcome
$$;
