-- R26. An award of a scholarship to a mentee, with its purchase and the rule that blocks a withdrawal of the award.
-- Null: withdrawn_at, obstacle.
-- Type kind: 'full_3m' | 'partial_50' | 'mentor_gift'.
-- Type package_names: Record<string, string>.
-- Type state: 'withdrawn' | 'refunded' | 'not_ordered' | 'awaiting_payment' | 'paid' | 'used'.
create view api.admin_awards with (security_invoker = true) as
select w.id, u.id as purchase_id, s.id as scholarship_id, s.name as scholarship_name, s.kind, w.year, w.mentee_id,
  h.name || ' ' || h.surname as mentee_name, h.email::text as mentee_email, k.names as package_names, u.price_cents,
  u.currency, w.awarded_at, w.withdrawn_at, rules.award_obstacle(u) as obstacle,
  case
    when w.withdrawn_at is not null then 'withdrawn'
    when u.refunded_at is not null then 'refunded'
    when u.paid_at is null and u.method = 'scholarship' then 'not_ordered'
    when u.paid_at is null then 'awaiting_payment'
    when rules.viewer_award_used(u.id) then 'used'
    else 'paid'
  end as state
from data.awards w
join data.scholarships s on s.id = w.scholarship_id
join data.purchases u on u.mentee_id = w.mentee_id and u.award_id = w.id
join data.packages k on k.id = u.package_id
join data.mentees e on e.id = w.mentee_id
join data.users h on h.id = e.user_id;

grant select on api.admin_awards to app_admin;
