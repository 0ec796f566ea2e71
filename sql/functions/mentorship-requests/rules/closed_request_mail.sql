-- Returns the content of the mail to a mentee whose request was rejected, expired or closed: the request, a mark that
-- mentors are to be suggested (rules.mail_content adds them when the mail is sent), and whether a refund is possible
-- after that many rejections in a row.
create function rules.closed_request_mail(request data.mentorship_requests)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select rules.request_mail(request) || jsonb_build_object(
      'suggest', true, 'purchaseId', u.id,
      'refundable', rules.refund_ground(u) is not null and rules.rejections_in_a_row(u.id) >= u.refund_rejections)
    from data.parts p
    join data.purchases u on u.id = p.purchase_id
    where p.id = request.part_id);
end $$;
