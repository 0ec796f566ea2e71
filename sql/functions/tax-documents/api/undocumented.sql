-- For treasurers: what of a purchase waits for a tax document, the oldest first (rules.undocumented), and what became of
-- sending it to AADE.
-- Null: state, series, number, next_try_at, error_code, error_text.
-- Type state: 'sending' | 'waiting' | 'unclear' | 'refused'.
create function api.undocumented(purchase_id integer)
returns table (
  credit boolean, refund boolean, amount_cents integer, since timestamptz, state text, series text, number integer,
  next_try_at timestamptz, error_code text, error_text text)
language sql stable security definer set search_path = ''
as $$
  select w.credit, w.refund_id is not null, w.cents, w.since, s.state, s.series, s.number, s.next_try_at, s.error_code, s.error_text
  from rules.undocumented(undocumented.purchase_id) w
  left join data.document_sendings s on s.payment_id = w.payment_id and s.refund_id is not distinct from w.refund_id
    and (s.credits_id is not null) = w.credit and s.state <> 'given_up'
  where (select rules.viewer_has_right('treasurer')) order by w.since, w.credit
$$;

grant execute on function api.undocumented to app_admin;
