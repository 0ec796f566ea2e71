-- An admin creates a message template, or changes one (`template_id`). Returns its id. A form sent twice creates one:
-- returns null for the second time.
-- With `seen` (the template on the page that the change was decided on) nothing is overwritten unseen.
-- Refuses: role_not_held, template_not_found, changed_meanwhile, name_missing, too_long, greek_or_english_missing, message_missing,
-- subject_of_one_line, unknown_placeholder.
create function api.save_message_template(
  name text, texts jsonb, template_id integer default null, form_key text default null,
  seen jsonb default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.message_templates;
  saved integer;
begin
  perform rules.require_admin();
  if length(trim(name)) = 0 then
    perform rules.reject('name_missing', 'name', 'MR422');
  elsif length(trim(name)) > 100 then
    perform rules.reject('too_long', 'name', 'MR422');
  end if;
  perform rules.check_texts(texts);
  if template_id is null then
    if form_key is not null and not rules.first_use('template:' || form_key) then
      return null;
    end if;
    insert into data.message_templates (name, texts) values (trim(name), texts) returning id into saved;
  else
    select t.* into before from data.message_templates t where t.id = template_id for no key update;
    perform rules.refuse_overwriting(jsonb_build_object('name', before.name, 'texts', before.texts),
      jsonb_build_object('name', trim(name), 'texts', texts), seen);
    update data.message_templates t
    set name = trim(save_message_template.name), texts = save_message_template.texts, changed_at = now()
    where t.id = template_id and t.retired_at is null
    returning t.id into saved;
    if not found then
      perform rules.reject('template_not_found', kind => 'MR404');
    end if;
  end if;
  perform rules.record('message_templates', saved, case when template_id is null then 'created' else 'changed' end);
  return saved;
end $$;

grant execute on function api.save_message_template to app_admin;
