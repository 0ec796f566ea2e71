-- R22. The texts that a user accepted or took back, each with its version, as the team reads them.
-- Type text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'.
create view api.admin_consents with (security_invoker = true) as
select c.id, c.user_id, c.text, c.version, c.given, c.at
from data.consents c;

grant select on api.admin_consents to app_admin;
