-- Stores the answer of a call that begin_call has let run; without an answer the call did nothing and its key is free
-- again.
-- Refuses: role_not_held.
-- Null: answer.
create function api.settle_call(name text, key text, status integer, answer text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
begin
  if settle_call.answer is null then
    delete from private.answered_calls a
    where a.user_id = viewer and a.name = settle_call.name and a.key = settle_call.key and a.answer is null;
  else
    update private.answered_calls a set status = settle_call.status, answer = settle_call.answer
    where a.user_id = viewer and a.name = settle_call.name and a.key = settle_call.key and a.answer is null;
  end if;
end $$;

grant execute on function api.settle_call to app_member, app_admin;
