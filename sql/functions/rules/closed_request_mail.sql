-- What the mail to a mentee names whose request was turned down, lapsed or closed: besides the request, that mentors
-- are suggested in it (rules.mail_content finds them as it leaves), and whether her package may be refunded for so many
-- refusals in a row.
create function rules.closed_request_mail(request data.mentorship_requests)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.request_mail(request) || jsonb_build_object(
    'suggest', true, 'purchaseId', u.id,
    'refundable', rules.refund_ground(u) is not null and rules.rejections_in_a_row(u.id) >= c.refund_rejections)
  from data.constants c, data.parts p
  join data.purchases u on u.id = p.purchase_id
  where p.id = request.part_id
$$;
