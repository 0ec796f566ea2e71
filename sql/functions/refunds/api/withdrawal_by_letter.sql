-- For admins: what a withdrawal gives back that was sent by letter or e-mail on a day, without one today (rules.withdrawal), and the
-- sessions to answer before it. No row for an unknown purchase.
-- Rows: one or none.
-- Null: until, obstacle.
-- Type unanswered: { id: number; startsAt: string; kind: 'mentoring' | 'coaching' }[].
-- Refuses: role_not_held, right_not_held.
create function api.withdrawal_by_letter(purchase_id integer, day date default null)
returns table (
  sent_on date, until timestamptz, begun boolean, begin_requested boolean, sessions_held integer, sessions_total integer,
  paid_cents integer, kept_cents integer, refund_cents integer, obstacle text, unanswered jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  sent constant date := coalesce(day, rules.local_date());
begin
  perform rules.require_right('treasurer');
  return query
  select sent, w.until, w.begun, u.begin_requested_at is not null, w.sessions_held, w.sessions_total, w.paid_cents, w.kept_cents,
    w.refund_cents, coalesce(
      case when sent > rules.local_date() then 'date_in_future'
        when sent < rules.local_date(u.purchased_at) then 'withdrawal_before_purchase' end,
      w.obstacle),
    rules.unanswered_sessions(u.id, rules.declared_at(sent))
  from data.purchases u, rules.withdrawal(u, rules.declared_at(sent)) w
  where u.id = withdrawal_by_letter.purchase_id;
end $$;

grant execute on function api.withdrawal_by_letter to app_admin;
