-- Stores the lines of a statement and looks for their orders. `lines` is an array of {number, day, cents, currency, text,
-- reference, aside, reversal, batch}; `batch` are the cents of the collective booking that it is a part of; without cents a line could not be read, without a currency it is in euros. `off_cents`: by
-- how much they contradict the file's balances, if it names any.
create function rules.fill_statement(statement_id integer, lines jsonb, off_cents integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  left_alone integer;
begin
  insert into private.statement_lines (statement_id, number, day, amount_cents, text, reference, identity, again, reversal, aside, batch_cents)
  select fill_statement.statement_id, told.number, told.day, told.cents, told.text,
    case when told.one_transfer or told.cents < 0 then told.reference else '' end,
    case when told.one_transfer then concat_ws(' ', told.day, told.cents, left(md5(told.signs), 8), nullif(told.place, 1), told.reference)
      else concat_ws(' ', told.day, md5(told.signs), told.place) end,
    told.one_transfer and told.place > 1, told.reversal,
    case
      when told.aside is not null then told.aside
      when told.cents is null or told.day is null then 'unreadable'
      when told.currency not in ('', 'EUR') then 'foreign'
    end, told.batch
  from (
    -- Day, amount, text and a running number of lines that are alike are the same in every file of a bank; the bank's
    -- reference is one with them, unless the file has it for several transfers.
    select seen.*, row_number() over (partition by seen.day, seen.signs order by seen.number) as place,
      seen.reference <> ''
        and min(seen.signs) over same_reference = max(seen.signs) over same_reference as one_transfer
    from (
      select given.number, given.day, given.cents, given.currency, given.text, given.aside, given.reversal, given.batch,
        rules.bank_reference(given.reference) as reference,
        concat_ws('/', given.day, given.cents, lower(regexp_replace(given.text, '[^[:alnum:]]+', '', 'g')), given.reference) as signs
      from jsonb_to_recordset(lines) given (
        number integer, day date, cents integer, currency text, text text, reference text, aside text, reversal text, batch integer)
      where given.cents is distinct from 0) seen
    -- What takes a transfer back may have its reference.
    window same_reference as (partition by seen.reference, seen.cents > 0)) told;
  perform rules.match_statement(statement_id);
  perform rules.match_returns(statement_id);
  -- Of the outgoing ones those stay that take back a line, or may, name an order or say that they are a reversal.
  delete from private.statement_lines l
  where l.statement_id = fill_statement.statement_id and l.amount_cents < 0 and l.purchase_id is null and l.reversal is null and l.candidates = '{}'
    and l.aside is distinct from 'several' and l.aside is distinct from 'unreadable';
  get diagnostics left_alone = row_count;
  update private.statements s set outgoing = left_alone, off_cents = fill_statement.off_cents
  where s.id = fill_statement.statement_id;
  insert into private.bank_lines (identity, day, amount_cents, signs, reference, reversal, purchase_id)
  select l.identity, l.day, l.amount_cents, rules.text_signs(l.text), l.reference, l.reversal, l.purchase_id
  from private.statement_lines l
  where l.statement_id = fill_statement.statement_id and l.amount_cents < 0 and l.aside is null
  on conflict do nothing;
  if found then
    perform rules.match_returns(o.id)
    from (
      select s.id from private.statements s
      where s.rows is null and s.id in (
        -- As many as the page lists.
        select n.id from private.statements n where n.id < fill_statement.statement_id order by n.id desc limit 20)
      order by s.id for no key update) o;
  end if;
end $$;
