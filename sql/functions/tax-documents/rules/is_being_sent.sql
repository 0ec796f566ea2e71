-- True while AADE has perhaps got a tax document of a purchase, and the worker will ask there. After a day in which no worker
-- did, the team may look there itself.
create function rules.is_being_sent(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.document_sendings s
    where s.purchase_id = is_being_sent.purchase_id and s.state in ('sending', 'unclear') and s.next_try_at > now() - interval '1 day')
$$;
