-- Writes a history entry for an act that is no change of status: who did what to which row, and why.
create function rules.record(subject text, subject_id integer, event text, reason text default null, detail jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into data.history (subject, subject_id, event, actor, actor_user_id, reason, detail)
  values (record.subject, record.subject_id, record.event, rules.viewer_actor(), rules.viewer_user_id(), record.reason,
    record.detail);
end $$;
