-- A kind of mail that a user has switched off.
create view api.muted_notifications with (security_invoker = true) as
select m.user_id, m.notification from data.muted_notifications m;

grant select on api.muted_notifications to app_member, app_admin;
