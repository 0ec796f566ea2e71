-- What happened, as one word: the status that was reached, or the event. The team searches the history by it.
alter table data.history add column act text not null generated always as (
  case when event <> 'status' then event
    when subject = 'mentors' and to_state = 'active' and from_state in ('new', 'awaiting_response') then 'approved'
    else coalesce(to_state, event) end) stored;
create index history_listed_act on data.history (act, list_id);

-- Who said lately that a mentorship goes badly.
create index feedback_badly on data.feedback (given_at, mentorship_id) where answers->>'going' = 'badly';
