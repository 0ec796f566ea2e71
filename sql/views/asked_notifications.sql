-- A kind of mail that a user has asked for, of those that need consent.
create view api.asked_notifications with (security_invoker = true) as
select a.user_id, a.notification from data.asked_notifications a;

grant select on api.asked_notifications to app_member, app_admin;
