-- Returns the viewing mentee's purchased parts. `blocked_by` is the rule that blocks a request on this part now; null
-- when a request is possible or the part is not open.
-- Null: closed_reason, claim_until, blocked_by, paid_at.
-- Type package_code: 'three_months' | 'six_months' | 'two_in_one'.
-- Type package_names: Record<string, string>.
create function api.own_parts()
returns table (
  id integer, purchase_id integer, package_code text, package_names jsonb, "position" smallint, kind data.kind,
  status data.part_status, closed_reason data.closed_reason, duration_months integer, minimum_sessions integer,
  completed_sessions integer, claim_until timestamptz, blocked_by text, purchased_at timestamptz, paid_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select p.id, p.purchase_id, g.code, g.names::jsonb, p.position, p.kind, p.status, p.closed_reason, p.duration_months,
    p.minimum_sessions,
    coalesce((select rules.completed_sessions(max(s.id)) from data.mentorships s where s.part_id = p.id), 0),
    p.claim_until,
    case
      when p.status = 'awaiting_payment' then 'payment_not_confirmed'
      when p.status <> 'paid' then null
      when not rules.coaching_completed(p) then 'coaching_not_completed'
      when rules.lacks_guardian(u) then rules.guardian_obstacle(u)
      when u.disputed_at is not null then 'payment_disputed'
      when p.claim_until <= now() then 'claim_period_passed'
      else rules.mentee_obstacle(p.mentee_id)
    end,
    u.purchased_at, u.paid_at
  from data.parts p
  join data.purchases u on u.id = p.purchase_id
  join data.packages g on g.id = u.package_id
  where p.mentee_id = rules.viewer_mentee_id()
  order by u.purchased_at desc, u.id desc, p.position;
end $$;

grant execute on function api.own_parts to app_member;
