-- The allowed status changes; a trigger refuses all others. Deletes those that are not listed.
with listed (subject, from_state, to_state) as (
  values
    ('mentors', 'new', 'awaiting_response'), ('mentors', 'awaiting_response', 'new'),
    ('mentors', 'new', 'active'), ('mentors', 'awaiting_response', 'active'),
    ('mentors', 'new', 'rejected'), ('mentors', 'awaiting_response', 'rejected'),
    ('mentors', 'rejected', 'new'), ('mentors', 'active', 'inactive'), ('mentors', 'inactive', 'active'),
    ('parts', 'awaiting_payment', 'paid'), ('parts', 'awaiting_payment', 'completed'),
    -- the team takes back its confirmation
    ('parts', 'paid', 'awaiting_payment'),
    ('parts', 'paid', 'pending'), ('parts', 'paid', 'running'), ('parts', 'paid', 'completed'),
    ('parts', 'pending', 'paid'), ('parts', 'pending', 'running'), ('parts', 'pending', 'completed'),
    ('parts', 'running', 'completed'), ('parts', 'running', 'paid'),
    -- an admin reopens a closed part
    ('parts', 'completed', 'paid'),
    ('mentorship_requests', 'pending', 'approved'), ('mentorship_requests', 'pending', 'rejected'),
    ('mentorships', 'running', 'paused'), ('mentorships', 'running', 'stopped'), ('mentorships', 'running', 'completed'),
    ('mentorships', 'paused', 'running'), ('mentorships', 'paused', 'stopped'),
    ('mentorships', 'paused', 'completed'),
    ('edit_requests', 'pending', 'approved'), ('edit_requests', 'pending', 'rejected'),
    ('edit_requests', 'pending', 'withdrawn')
), gone as (
  delete from data.allowed_transitions t
  where not exists (
    select from listed l
    where l.subject = t.subject and l.from_state = t.from_state and l.to_state = t.to_state)
)
insert into data.allowed_transitions (subject, from_state, to_state)
select subject, from_state, to_state from listed
on conflict do nothing;
