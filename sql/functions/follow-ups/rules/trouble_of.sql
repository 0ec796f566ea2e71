-- The trouble of a mentorship that waits for the team, or null.
create function rules.trouble_of(mentorship_id integer)
returns data.trouble
language sql stable set search_path = ''
as $$
  select case
    when rules.waits_for_follow_up('unhappy', mentorship_id) then 'unhappy'::data.trouble
    when rules.waits_for_follow_up('quiet', mentorship_id) then 'quiet'
  end
$$;

grant execute on function rules.trouble_of to app_admin;
