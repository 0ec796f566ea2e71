-- Keeps what a version in force prints, from the publication of its next version until that one holds: the price of a
-- package or a limit may change in between. A past version shows what it printed last.
create function rules.store_facts()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  now_printed constant jsonb := rules.document_facts();
begin
  -- Each update empties the cached pages.
  if exists (
    select from data.document_versions d
    where d.facts <> now_printed and d.version = rules.document_in_force(d.document)) then
    update data.document_versions d set facts = now_printed
    where d.facts <> now_printed and d.version = rules.document_in_force(d.document);
  end if;
end $$;
