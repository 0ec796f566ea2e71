-- R16. Returns what becomes of the part of a stopped mentorship by default. Only a mentee who stops late loses the
-- part. Coaching is never lost, since that would close its mentoring parts.
create function rules.default_outcome(early boolean, requested_by data.actor, kind data.kind)
returns data.stop_outcome
language sql immutable set search_path = ''
as $$
  select case when early or requested_by <> 'mentee' or kind = 'coaching' then 'replace' else 'close' end::data.stop_outcome
$$;
