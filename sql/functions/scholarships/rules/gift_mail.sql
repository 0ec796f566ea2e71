-- Returns the content of mails about a mentor's gift: its name and the team's message.
create function rules.gift_mail(gift data.scholarships)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('gift', gift.name, 'message', gift.message)
$$;
