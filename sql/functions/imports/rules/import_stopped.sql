-- True if a running import waits for another admin: the one in whose name it creates people was retired or lost the right.
create function rules.import_stopped(import private.imports)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select import.started_at is not null and import.finished_at is null and not exists (
    select from data.admins a
    where a.user_id = import.created_by_user_id and a.active and a.admin_right in ('coordinator', 'administrator'))
$$;
