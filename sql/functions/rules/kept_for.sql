-- How long the clock keeps what has served its time; the one place of these periods.
create function rules.kept_for(what text)
returns interval
language sql immutable security definer set search_path = ''
as $$
  select case what
    when 'tried' then interval '1 day'
    when 'secret of a mail' then interval '2 days'
    when 'token' then interval '7 days'
    when 'used form' then interval '7 days'
    -- The words of a mail that never left; nobody wants it any more.
    when 'unsent words' then interval '30 days'
    -- A transfer the bank returns is back by then.
    when 'refund account' then interval '30 days'
    -- She may apply again meanwhile, with the same photo.
    when 'photo of a rejected application' then interval '90 days'
    when 'sent mail' then interval '90 days'
    when 'told alert' then interval '90 days'
    when 'reminder' then interval '90 days'
    when 'row held back' then interval '90 days'
    -- Stripe tells an event again for three days, and lists those of thirty.
    when 'stripe event' then interval '90 days'
    when 'checkout' then interval '180 days'
    when 'dead mail' then interval '1 year'
  end
$$;
