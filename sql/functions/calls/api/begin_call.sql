-- Takes the viewer's key of a call of the JSON API, in a transaction before the act. Returns nulls if the call may
-- run, or the stored answer to the same input. Of two at once, the second waits for the first and is refused. The end
-- of a key's period frees it, whether or not the row is deleted yet.
-- Rows: one or none.
-- Null: status, answer.
-- Refuses: role_not_held, idempotency_key_reused, call_unsettled.
create function api.begin_call(name text, key text, input_hash text)
returns table (status integer, answer text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  first private.answered_calls;
begin
  insert into private.answered_calls as a (user_id, name, key, input_hash)
  values (viewer, begin_call.name, begin_call.key, begin_call.input_hash)
  on conflict on constraint answered_calls_pkey do update
  set input_hash = excluded.input_hash, at = now(), status = null, answer = null
  where a.at < now() - rules.retained_for('answer of a call');
  if found then
    return query select null::integer, null::text;
    return;
  end if;
  select * into first from private.answered_calls a
  where a.user_id = viewer and a.name = begin_call.name and a.key = begin_call.key;
  if first.input_hash <> begin_call.input_hash then
    perform rules.reject('idempotency_key_reused');
  elsif first.answer is null then
    perform rules.reject('call_unsettled');
  end if;
  return query select first.status, first.answer;
end $$;

grant execute on function api.begin_call to app_member, app_admin;
