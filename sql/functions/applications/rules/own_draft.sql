-- Returns the application draft of this secret if it has not expired and belongs to the viewer or to nobody yet; else
-- null.
create function rules.own_draft(secret_hash text)
returns private.drafts
language sql stable security definer set search_path = ''
as $$
  select d
  from private.drafts d
  where d.secret_hash = sha256(convert_to(own_draft.secret_hash, 'UTF8')) and d.expires_at > now()
    and (d.user_id is null or d.user_id = rules.viewer_user_id())
$$;
