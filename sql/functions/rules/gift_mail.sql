-- What mails about a mentor's gift name: the gift, and what the team wrote.
create function rules.gift_mail(gift data.scholarships)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('gift', gift.name, 'message', gift.message)
$$;
