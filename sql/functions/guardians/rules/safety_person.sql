-- R21. To whom a minor, the guardian and the mentor turn about safety: name, telephone and address of the person whom
-- the network has named, otherwise the team's address alone.
create function rules.safety_person()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when c.safety_name = '' then jsonb_build_object('email', c.team_email)
    else jsonb_build_object('name', c.safety_name, 'phone', c.safety_phone, 'email', c.safety_email)
  end
  from data.constants c
$$;
