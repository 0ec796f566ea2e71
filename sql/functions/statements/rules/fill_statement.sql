-- Keeps the incoming lines of a statement, counts the outgoing ones, and looks for their orders. `lines` is an array of
-- {number, day, cents, currency, text, reference, aside}; without cents a line could not be read. A bank's reference of
-- eight signs or more that stands for one transfer alone identifies the line; else its day, amount, text and running
-- number do, which are the same in every file of that bank. A line that names no currency is in euros.
create function rules.fill_statement(statement_id integer, lines jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.statements s set outgoing = (
    select count(*) from jsonb_to_recordset(lines) given (cents bigint) where given.cents <= 0)
  where s.id = fill_statement.statement_id;
  insert into private.statement_lines (statement_id, number, day, amount_cents, text, identity, aside)
  select fill_statement.statement_id, told.number, told.day, told.cents, told.text,
    case when told.one_transfer then told.reference else concat_ws(' ', told.day, md5(told.signs), told.place) end,
    case
      when told.aside is not null then told.aside
      when told.cents is null or told.day is null then 'unreadable'
      when told.currency not in ('', 'EUR') then 'foreign'
      when told.one_transfer and told.place > 1 then 'twice'
    end
  from (
    select seen.*, row_number() over (partition by seen.day, seen.signs order by seen.number) as place,
      length(rules.code_signs(seen.reference)) >= 8 and length(seen.reference) <= 200
        and min(seen.signs) over (partition by seen.reference) = max(seen.signs) over (partition by seen.reference) as one_transfer
    from (
      select given.*, concat_ws('/', given.day, given.cents, lower(regexp_replace(given.text, '[^[:alnum:]]+', '', 'g')), given.reference) as signs
      from jsonb_to_recordset(lines) given (
        number integer, day date, cents integer, currency text, text text, reference text, aside text)
      where given.cents > 0 or given.cents is null) seen) told;
  perform rules.match_statement(statement_id);
end $$;
