-- Allows only the status changes in data.allowed_transitions, and writes each one (and the first status) into the
-- history with user, role and reason.
create function rules.on_transition()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  after_change constant jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' and not exists (
    select from data.allowed_transitions t
    where t.subject = tg_table_name and t.from_state = old.status::text and t.to_state = new.status::text
  ) then
    perform rules.reject('transition_not_allowed');
  end if;

  insert into data.history (subject, subject_id, event, from_state, to_state, actor, actor_user_id, reason)
  values (tg_table_name, new.id, 'status', case when tg_op = 'UPDATE' then old.status::text end, new.status::text,
    rules.viewer_actor(), rules.viewer_user_id(),
    coalesce(after_change->>'close_reason', after_change->>'closed_reason', after_change->>'end_reason',
      after_change->>'status_message'));
  return null;
end $$;

create trigger first_state after insert on data.mentors for each row execute function rules.on_transition();
create trigger transition after update of status on data.mentors
  for each row when (old.status <> new.status) execute function rules.on_transition();

create trigger first_state after insert on data.parts for each row execute function rules.on_transition();
create trigger transition after update of status on data.parts
  for each row when (old.status <> new.status) execute function rules.on_transition();

create trigger first_state after insert on data.mentorship_requests for each row execute function rules.on_transition();
create trigger transition after update of status on data.mentorship_requests
  for each row when (old.status <> new.status) execute function rules.on_transition();

create trigger first_state after insert on data.mentorships for each row execute function rules.on_transition();
create trigger transition after update of status on data.mentorships
  for each row when (old.status <> new.status) execute function rules.on_transition();

create trigger first_state after insert on data.edit_requests for each row execute function rules.on_transition();
create trigger transition after update of status on data.edit_requests
  for each row when (old.status <> new.status) execute function rules.on_transition();
