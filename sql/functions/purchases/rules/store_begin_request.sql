-- Records the mentee's express request that the service may begin within the withdrawal period (Directive 2011/83,
-- articles 7 and 16), with the version of the terms in force. The first request stays.
create function rules.store_begin_request(purchase_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.purchases u
  set begin_requested_at = now(), terms_version = rules.document_in_force('terms')
  where u.id = store_begin_request.purchase_id and u.begin_requested_at is null
$$;
