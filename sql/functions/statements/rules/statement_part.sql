-- The part of the check page on which a line of a statement stands, by its fate (rules.statement_fate).
create function rules.statement_part(fate text)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when fate in ('sure', 'confirmed', 'other_day') then 'sure'
    when fate in ('by_name', 'by_hand', 'less', 'more', 'second', 'again', 'same_reference', 'maybe_returned', 'says_return', 'maybe_booked',
      'confirmed_other_amount', 'card_open', 'guardian_open', 'paid', 'closed') then 'likely'
    when fate in ('returned', 'takes_back', 'may_take_back', 'own_refund', 'refund_back', 'reversed') then 'returned'
    when fate in ('donation', 'ours', 'ignored') then 'other'
    when fate = 'booked' then 'booked'
    else 'unknown'
  end
$$;
