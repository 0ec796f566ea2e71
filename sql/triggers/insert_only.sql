-- The ledger, the months handed over, the tax documents and the history are insert-only: a correction is a new row.
create function rules.refuse_change()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.reject('insert_only', kind => 'MR403');
  return null;
end $$;

-- The one exception: an erasure (rules.erase_reasons) may set a history entry's reason to null.
create function rules.refuse_rewriting()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('app.erasing', true) = 'on' and new.reason is null
    -- The generated column is computed after this trigger.
    and to_jsonb(new) - 'act' = to_jsonb(old) - 'act' || '{"reason": null}' then
    return new;
  end if;
  perform rules.reject('insert_only', kind => 'MR403');
  return null;
end $$;

-- The one exception: what was copied wrongly from a tax document (api.correct_document), never what it was checked against.
create function rules.refuse_recopying()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  copied constant text[] := '{series, number, issued_on, mark, uid, qr_url}';
begin
  if current_setting('app.correcting', true) = 'on' and to_jsonb(new) - copied = to_jsonb(old) - copied then
    return new;
  end if;
  perform rules.reject('insert_only', kind => 'MR403');
  return null;
end $$;

create trigger insert_only before update or delete on data.ledger_entries
  for each row execute function rules.refuse_change();
create trigger insert_only_whole before truncate on data.ledger_entries
  for each statement execute function rules.refuse_change();
create trigger insert_only before update on data.tax_documents
  for each row execute function rules.refuse_recopying();
create trigger insert_only_rows before delete on data.tax_documents
  for each row execute function rules.refuse_change();
create trigger insert_only_whole before truncate on data.tax_documents
  for each statement execute function rules.refuse_change();
create trigger insert_only before update on data.history
  for each row execute function rules.refuse_rewriting();
create trigger insert_only_rows before delete on data.history
  for each row execute function rules.refuse_change();
create trigger insert_only_whole before truncate on data.history
  for each statement execute function rules.refuse_change();
create trigger insert_only before update or delete on data.closed_months
  for each row execute function rules.refuse_change();
create trigger insert_only_whole before truncate on data.closed_months
  for each statement execute function rules.refuse_change();
