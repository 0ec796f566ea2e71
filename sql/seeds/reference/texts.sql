-- The versions of the texts that users accept, and from when each is in force. Never delete one: consents refer to
-- them.
insert into data.texts (text, version, published_on)
select text, 1, date '2026-11-01'
from unnest(array['terms', 'privacy', 'mentor_terms', 'mentee_terms', 'coachee_terms', 'news']) as text
on conflict (text, version) do update set published_on = excluded.published_on;
