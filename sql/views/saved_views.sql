-- A view of a list that the viewing administrator has saved: the parameters of the list's address.
-- Type query: Record<string, string>.
create view api.saved_views with (security_invoker = true) as
select v.id, v.list, v.name, v.query from data.saved_views v;

grant select on api.saved_views to app_admin;
