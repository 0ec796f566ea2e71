-- What a next version of a long text must meet when it is saved and again when it is published: nothing newer is
-- published or coming, its day is today or later, all languages are written.
-- Locks the newest version.
-- Refuses: document_changed_meanwhile, document_version_coming, document_day_past, document_day_far (too far ahead),
-- document_language_empty.
create function rules.check_document(draft data.document_drafts)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  newest data.document_versions;
begin
  select d.* into newest from data.document_versions d
  where d.document = draft.document order by d.version desc limit 1 for no key update;
  if newest.withdrawn_at is null and newest.holds_from > rules.local_date() then
    perform rules.reject('document_version_coming');
  elsif newest.version is distinct from draft.based_on then
    perform rules.reject('document_changed_meanwhile');
  elsif (draft.holds_from >= rules.local_date()) is not true then
    perform rules.reject('document_day_past', 'holdsFrom', 'MR422');
  elsif draft.holds_from > rules.local_date() + (select make_interval(years => c.plan_years) from data.constants c) then
    perform rules.reject('document_day_far', 'holdsFrom', 'MR422');
  elsif exists (
    select from unnest(array['gr', 'en', 'de', 'fr', 'pt']) l
    where coalesce(trim(draft.bodies->>l), '') = '' or coalesce(trim(draft.summaries->>l), '') = '') then
    perform rules.reject('document_language_empty', kind => 'MR422');
  end if;
end $$;
