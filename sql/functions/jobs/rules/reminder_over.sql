-- True when a reminder's row can be deleted: its request answered, its mentorship ended, its session past or
-- cancelled, its purchase without open parts, its retention notice old. Unknown kinds are kept.
create function rules.reminder_over(reminder private.reminders)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select case reminder.kind
    when 'request' then not exists (
      select from data.mentorship_requests r where r.id = reminder.subject_id and r.status = 'pending')
    when 'session' then not exists (
      select from data.sessions l
      where l.id = reminder.subject_id and l.status = 'planned' and l.held_on >= rules.local_date())
    when 'retention' then reminder.at < now() - rules.retained_for('retention notice')
    when 'later' then reminder.at < now() - rules.retained_for('later question')
    else case
      when reminder.kind in ('no_session', 'quiet', 'check_in', 'planned_end', 'pause') then not exists (
        select from data.mentorships s where s.id = reminder.subject_id and s.status in ('running', 'paused'))
      when reminder.kind in ('no_request', 'order_waiting', 'claim') then not exists (
        select from data.parts p where p.purchase_id = reminder.subject_id and p.status <> 'completed')
      else false
    end
  end
$$;
