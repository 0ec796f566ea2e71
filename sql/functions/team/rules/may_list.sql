-- The guard of the views that read with their owner's rights: true if the viewer acts as an admin with one of these
-- rights, or if a function of ours reads, which sees every row anyway.
create function rules.may_list(variadic rights data.admin_right[])
returns boolean
language sql stable set search_path = ''
as $$
  select pg_has_role(current_user, 'app_rules', 'usage') or rules.viewer_has_right(variadic rights)
$$;

grant execute on function rules.may_list to app_admin;
