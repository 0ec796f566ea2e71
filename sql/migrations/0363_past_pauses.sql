-- R15. The pauses of a mentorship that are over, for the statistics of past months. Those of the past are told by the
-- history.
alter table data.mentorships add column past_pauses tstzmultirange not null default '{}';

update data.mentorships s
set past_pauses = told.pauses
from (
  select h.subject_id, range_agg(tstzrange(h.at, h.until)) as pauses
  from (
    select n.subject_id, n.at, n.to_state, lead(n.at) over of_pair as until, lead(n.to_state) over of_pair as next_state
    from data.history n where n.subject = 'mentorships' and n.event = 'status'
    window of_pair as (partition by n.subject_id order by n.id)) h
  where h.to_state = 'paused' and h.next_state = 'running' and h.until > h.at
  group by h.subject_id) told
where s.id = told.subject_id;
