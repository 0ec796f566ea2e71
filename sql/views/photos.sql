-- R27. A photo in two sizes, for viewers who may see it.
create view api.photos with (security_invoker = true) as
select p.id, p.small, p.large, p.mime from data.photos p;

grant select on api.photos to app_visitor, app_member, app_admin;
