-- R22. The version in force of each text that users accept, with the day from which it holds.
-- Type text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'.
create view api.texts with (security_invoker = true) as
select distinct on (t.text) t.text, t.version, t.published_on
from data.texts t
where t.published_on <= rules.local_date()
order by t.text, t.version desc;

grant select on api.texts to app_visitor, app_member, app_admin;
