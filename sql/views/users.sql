-- R23. A user, for the user's own account and for the team.
-- Null: phone, latin_name.
-- Type locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
create view api.users with (security_invoker = true) as
select u.id, u.name, u.surname, u.name || ' ' || u.surname as full_name, u.latin_name, u.phone, u.email::text as email,
  u.email_confirmed_at is not null as email_confirmed, u.locale, u.news_consent_at is not null as news,
  u.birthdate is not null as birthdate_known, u.erased_at is not null as erased
from data.users u;

grant select on api.users to app_member, app_admin;
