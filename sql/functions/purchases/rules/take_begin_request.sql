-- Records the express request to begin and mails the mentee what was asked. The caller holds the mentee's lock.
create function rules.take_begin_request(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.store_begin_request(purchase_id);
  perform rules.queue_mail('begin_requested:' || purchase_id, 'begin_requested', rules.viewer_user_id(),
    rules.purchase_mail(purchase_id));
end $$;
