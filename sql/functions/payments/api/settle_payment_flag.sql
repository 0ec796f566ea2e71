-- An admin settles a payment flag with a note on what was done. Not for the admin's own purchases.
-- Refuses: role_not_held, right_not_held, flag_not_found, own_profile, already_answered, note_missing.
create function api.settle_payment_flag(flag_id integer, note text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right('treasurer');
  flag data.payment_flags;
begin
  select f.* into flag from data.payment_flags f where f.id = flag_id for no key update;
  if not found then
    perform rules.reject('flag_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_own_purchase(flag.purchase_id);
  if flag.settled_at is not null then
    perform rules.reject('already_answered');
  elsif coalesce(trim(note), '') = '' then
    perform rules.reject('note_missing', 'note', kind => 'MR422');
  end if;
  update data.payment_flags f
  set settled_at = now(), settled_by = admin, note = trim(settle_payment_flag.note)
  where f.id = flag.id;
end $$;

grant execute on function api.settle_payment_flag to app_admin;
