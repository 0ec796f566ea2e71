-- Ends a tax document on its way to AADE that is not wanted any more. Its number is given again, unless AADE perhaps has a
-- document of that number.
create function rules.end_sending(sending data.document_sendings)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if sending.state in ('waiting', 'refused') and sending.error_code is distinct from 'number_taken' then
    delete from data.document_sendings s where s.id = sending.id;
  else
    update data.document_sendings s set state = 'given_up' where s.id = sending.id;
  end if;
end $$;
