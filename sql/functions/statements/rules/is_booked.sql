-- True for a line of a statement that was recorded before: by its identity, or by its bank reference, amount and order, from
-- a file on the same day or by hand. Of a line without an order only its identity tells, which has its text: some banks give
-- all transfers of a kind one reference.
create function rules.is_booked(line private.statement_lines)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.transfers t where t.signs = rules.code_signs(line.identity) and not t.taken_back)
    or line.reference <> '' and not line.again and exists (
      select from data.transfers t
      where rules.has_reference(t, line.reference) and t.amount_cents = line.amount_cents
        and t.purchase_id = line.purchase_id
        and (t.signs = rules.code_signs(line.reference) or starts_with(t.reference, concat(line.day, ' ', line.amount_cents, ' '))))
$$;
