-- Deletes an application draft that is being sent, and returns it. If the act is refused, the rollback keeps the
-- draft.
-- Refuses: draft_not_found.
create function rules.take_draft(secret_hash text)
returns private.drafts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft private.drafts;
begin
  delete from private.drafts d
  where d.secret_hash = (rules.own_draft(take_draft.secret_hash)).secret_hash
  returning d.* into draft;
  if not found then
    perform rules.reject('draft_not_found');
  end if;
  return draft;
end $$;
