-- Countries by ISO code.
create view api.countries with (security_invoker = true) as
select c.code::text as code from data.countries c;

grant select on api.countries to app_visitor, app_member, app_admin;
