-- R22. The newest version of each text that users accept, with its date of publication.
-- Type text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'.
create view api.texts with (security_invoker = true) as
select distinct on (t.text) t.text, t.version, t.published_on
from data.texts t
order by t.text, t.version desc;

grant select on api.texts to app_visitor, app_member, app_admin;
