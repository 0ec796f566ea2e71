-- Long: one act; the shape of a row stands in it twice.
-- A treasurer enters the tax documents of a file, each as api.enter_document does: a row that is refused keeps no other from
-- it, and one that is there already changes nothing, so the same file may come again. The purchase is the only one whose
-- reference stands in the words of the row. `rows` is an array of {line,
-- reference, kind, series, number, issuedOn, mark, uid, qrUrl, amountCents}. With `only_check` everything is taken back at
-- the end. Returns the fate of each row: new, there, or the error with its field.
-- Refuses: role_not_held, right_not_held, password_needed, import_too_long, generic (no such rows).
-- Null: purchase_id, mentee_name, field.
create function api.enter_documents(rows jsonb, only_check boolean default false)
returns table (line integer, reference text, amount_cents integer, purchase_id integer, mentee_name text, fate text, field text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  told jsonb := '[]';
  given record;
  entered record;
  rule text;
  about text;
begin
  perform rules.require_right_for_routine('treasurer');
  if jsonb_typeof(rows) is distinct from 'array' then
    perform rules.reject('generic', kind => 'MR422');
  elsif jsonb_array_length(rows) > most then
    perform rules.reject('import_too_long', 'file', 'MR422');
  end if;
  begin
    -- The purchases in one order, so that two such acts do not wait for each other; a credit document after the others.
    for given in
      select r.*, u.id as found_id, w.name || ' ' || w.surname as name
      from jsonb_to_recordset(enter_documents.rows) r (
        line integer, reference text, kind text, series text, number integer, "issuedOn" date, mark text, uid text, "qrUrl" text,
        "amountCents" integer)
      left join lateral (
        select min(n.id) as id from rules.purchases_named_in(r.reference) n having count(distinct n.id) = 1) named on true
      left join data.purchases u on u.id = named.id
      left join data.mentees e on e.id = u.mentee_id
      left join data.users w on w.id = e.user_id
      order by e.id, u.id, r.kind like '%\_credit', r.line
    loop
      rule := null;
      about := null;
      begin
        if given.found_id is null then
          perform rules.reject('purchase_not_found', 'reference', 'MR404');
        end if;
        select * into entered from rules.enter_document(given.found_id, given.kind, given.series, given.number, given."issuedOn",
          given.mark, given.uid, given."qrUrl", given."amountCents");
        rule := case when entered.added then 'new' else 'there' end;
      exception when sqlstate 'MR403' or sqlstate 'MR404' or sqlstate 'MR409' or sqlstate 'MR422' then
        get stacked diagnostics rule = constraint_name, about = column_name;
      end;
      told := told || jsonb_build_object('line', given.line, 'reference', coalesce(given.reference, ''),
        'amount_cents', coalesce(given."amountCents", 0), 'purchase_id', given.found_id, 'mentee_name', given.name, 'fate', rule,
        'field', nullif(about, ''));
    end loop;
    if only_check then
      raise exception using errcode = 'MR000';
    end if;
  exception
    when sqlstate 'MR000' then
      -- Variables keep what was found; all else is undone.
    when data_exception then
      perform rules.reject('generic', kind => 'MR422');
  end;
  return query
    select t.* from jsonb_to_recordset(told) t (
      line integer, reference text, amount_cents integer, purchase_id integer, mentee_name text, fate text, field text)
    order by t.line;
end $$;

grant execute on function api.enter_documents to app_admin;
