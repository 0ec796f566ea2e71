-- An admin takes a message template out of use, or back into use. Idempotent.
-- Refuses: role_not_held, template_not_found.
create function api.retire_message_template(template_id integer, retired boolean default true)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  update data.message_templates t
  set retired_at = case when retired then coalesce(t.retired_at, now()) end
  where t.id = template_id;
  if not found then
    perform rules.reject('template_not_found', kind => 'MR404');
  end if;
  perform rules.record('message_templates', template_id, case when retired then 'retired' else 'restored' end);
end $$;

grant execute on function api.retire_message_template to app_admin;
