-- Records the mentee's express request that the service may begin within the withdrawal period (Directive 2011/83,
-- articles 7 and 16), with the version of the terms in force. The first request stays.
-- Refuses: begin_not_requested.
create function rules.keep_begin_request(purchase_id integer, requested boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if requested is not true then
    perform rules.reject('begin_not_requested', 'beginRequested');
  end if;
  update data.purchases u
  set begin_requested_at = now(), terms_version = rules.document_in_force('terms')
  where u.id = keep_begin_request.purchase_id and u.begin_requested_at is null;
end $$;
