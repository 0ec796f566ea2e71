-- R25. How many items of a queue arrived after a moment and still wait: applications, edit requests, proofs of deposit,
-- requests for suggestions and scholarships, reports and wishes of pairs. Queues without a new item are left out.
create function rules.new_for_team(after timestamptz)
returns table (queue text, fresh integer)
language sql stable security definer set search_path = ''
as $$
  select came.queue, count(*)::integer
  from (
    select 'applications', a.applied_at from api.admin_applications a where a.in_new
    union all
    select 'editRequests', r.sent_at from api.admin_edit_requests r where r.in_pending
    union all
    select 'proofs', p.sent_at from api.admin_purchases u join data.proofs p on p.purchase_id = u.id where u.in_awaiting
    union all
    select 'suggestionRequests', r.asked_at from api.admin_suggestion_requests r where r.in_open
    union all
    select 'scholarshipRequests', r.asked_at from api.admin_scholarship_requests r where r.in_asked
    union all
    select 'reports', r.sent_at from data.reports r where r.settled_at is null
    union all
    select 'wishes', w.asked_at from data.pair_wishes w where w.closed_at is null
  ) as came (queue, at)
  where came.at > new_for_team.after
  group by came.queue
$$;
