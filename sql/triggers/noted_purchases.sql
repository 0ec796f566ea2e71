-- Keeps in a purchase which parts it has left, what is to be claimed back for it and since when money of it has no tax
-- document. The purchase is locked first, so
-- that the last of two changes sees the other. Acts hold the mentee's lock anyway.
create function rules.note_parts(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.purchases u where u.id = note_parts.purchase_id for no key update;
  update data.purchases u
  set waiting_part = p.waiting, running_part = p.running, unfinished_part = p.unfinished
  from (
    select coalesce(bool_or(o.status in ('paid', 'pending')), false) as waiting,
      coalesce(bool_or(o.status = 'running'), false) as running, coalesce(bool_or(o.status <> 'completed'), false) as unfinished
    from data.parts o where o.purchase_id = note_parts.purchase_id) as p
  where u.id = note_parts.purchase_id
    and (u.waiting_part, u.running_part, u.unfinished_part) is distinct from (p.waiting, p.running, p.unfinished);
end $$;

create function rules.note_overdrawn(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.purchases u where u.id = note_overdrawn.purchase_id for no key update;
  update data.purchases u set overdrawn_cents = l.cents
  from (
    select greatest(-sum(e.amount_cents), 0) as cents from data.ledger_entries e where e.purchase_id = note_overdrawn.purchase_id) as l
  where u.id = note_overdrawn.purchase_id and u.overdrawn_cents <> l.cents;
end $$;

create function rules.note_undocumented(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  oldest timestamptz;
begin
  perform from data.purchases u where u.id = note_undocumented.purchase_id for no key update;
  select min(w.since) into oldest from rules.undocumented(note_undocumented.purchase_id) w;
  update data.purchases u set undocumented_since = oldest
  where u.id = note_undocumented.purchase_id and u.undocumented_since is distinct from oldest;
end $$;

create function rules.on_money_noted()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.note_undocumented(new.purchase_id);
  return null;
end $$;

create function rules.on_part_noted()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.note_parts(coalesce(new.purchase_id, old.purchase_id));
  return null;
end $$;

create function rules.on_ledger_noted()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.note_overdrawn(new.purchase_id);
  return null;
end $$;

create trigger noted after insert or delete on data.parts
  for each row execute function rules.on_part_noted();
-- A request reserves a paid part and gives it back: that changes nothing here.
create trigger noted_change after update of status on data.parts
  for each row when (old.status <> new.status and not (old.status in ('paid', 'pending') and new.status in ('paid', 'pending')))
  execute function rules.on_part_noted();
-- The ledger is insert-only.
create trigger noted after insert on data.ledger_entries
  for each row execute function rules.on_ledger_noted();
-- Whatever rules.undocumented reads; of a dispute the ledger line.
create trigger noted_document after insert on data.tax_documents
  for each row execute function rules.on_money_noted();
create trigger noted_document after insert on data.ledger_entries
  for each row execute function rules.on_money_noted();
create trigger noted_document after insert or update on data.payments
  for each row execute function rules.on_money_noted();
create trigger noted_document after update of state on data.refunds
  for each row execute function rules.on_money_noted();
