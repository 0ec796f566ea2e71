-- The first version of each long text: the file in app/content.
insert into data.document_versions (document, version, holds_from, told_at)
select document, 1, date '2026-11-01', now()
from unnest(array['terms', 'privacy', 'mentoring', 'coaching', 'cookies', 'accessibility']) as document
on conflict (document, version) do nothing;
