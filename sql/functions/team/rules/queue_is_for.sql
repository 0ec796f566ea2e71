-- True if the items of a queue of api.waiting_for_team are the work of admins with this right.
create function rules.queue_is_for(queue text, admin_right data.admin_right)
returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when admin_right = 'administrator' then true
    when queue in ('proofs', 'refundRequests', 'refundsToSend', 'paymentFlags', 'undocumented', 'gifts', 'scholarshipRequests')
      then admin_right = 'treasurer'
    else admin_right = 'coordinator'
  end
$$;
