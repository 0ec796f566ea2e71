-- Returns the retention period of a kind of row; the only place of these periods.
create function rules.retained_for(what text)
returns interval
language sql immutable security definer set search_path = ''
as $$
  select case what
    when 'tried' then interval '1 day'
    when 'secret of a mail' then interval '2 days'
    when 'token' then interval '7 days'
    when 'used form' then interval '7 days'
    -- The content of a mail that could not be sent.
    when 'unsent words' then interval '30 days'
    -- In every mail to an address that nobody has confirmed.
    when 'link to confirm' then interval '30 days'
    when 'unsubscribe link' then interval '1 year'
    -- The rows of an uploaded file.
    when 'import' then interval '30 days'
    -- A file of the bank whose check was not finished.
    when 'statement' then interval '1 day'
    -- What its bank or the payer's may take back.
    when 'line of the bank' then interval '13 months'
    -- A returned bank transfer arrives within this time.
    when 'refund account' then interval '30 days'
    -- The applicant may apply again with the same photo.
    when 'photo of a rejected application' then interval '90 days'
    when 'sent mail' then interval '90 days'
    when 'told alert' then interval '90 days'
    when 'reminder' then interval '90 days'
    when 'retention notice' then interval '1 year'
    when 'later question' then interval '6 months'
    when 'row held back' then interval '90 days'
    -- Stripe repeats an event for three days and lists events of thirty days.
    when 'stripe event' then interval '90 days'
    when 'checkout' then interval '180 days'
    when 'dead mail' then interval '1 year'
  end
$$;

grant execute on function rules.retained_for to app_visitor, app_member, app_admin;
