-- For the mentee of a purchase: until when a withdrawal is possible, why it is not possible, on which ground a refund
-- is, the computation of that or of the withdrawal, the sessions that a withdrawal asks about first, why the team cannot
-- be asked for one, whether the express request to begin is missing, and whether a
-- dispute holds the money up. No row for other viewers.
create function rules.viewer_refund(purchase_id integer)
returns table (
  withdraw_until timestamptz, withdraw_obstacle text, begun boolean, sessions_held integer, sessions_total integer,
  kept_cents integer, refund_cents integer, ground text, obstacle text, begin_due boolean, unanswered jsonb, disputed boolean)
language sql stable security definer set search_path = ''
as $$
  select case when w.obstacle is null then w.until end, w.obstacle, w.begun, w.sessions_held, w.sessions_total,
    case when w.obstacle is null then w.kept_cents else s.kept_cents end,
    case when w.obstacle is null then w.refund_cents else w.kept_cents + w.refund_cents - s.kept_cents end,
    g.ground, rules.ask_refund_obstacle(p), rules.begin_due(p),
    case when w.obstacle is null then rules.unanswered_sessions(p.id) else '[]' end,
    p.disputed_at is not null
  from data.purchases p, rules.withdrawal(p) w, lateral (select rules.refund_ground(p) as ground) as g,
    rules.refund_share(p, g.ground) s
  where p.id = viewer_refund.purchase_id and p.mentee_id = rules.viewer_mentee_id()
$$;

grant execute on function rules.viewer_refund to app_member;
