-- A published version of a long text is kept as it was: only its withdrawal, the facts it printed last and the progress
-- of its mails are written.
create function rules.on_document_version_changed()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - array['withdrawn_at', 'facts', 'told_user', 'told_at'])
    is distinct from (to_jsonb(old) - array['withdrawn_at', 'facts', 'told_user', 'told_at']) then
    raise exception 'a published version of a text never changes';
  end if;
  return new;
end $$;

create trigger kept before update or delete on data.document_versions
  for each row execute function rules.on_document_version_changed();
