-- A mentor who consents to news with the application asks for the mails about new offers and seminars too: one tick names
-- all three. Each is switched off alone.
create function rules.ask_for_mentor_mails(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.mute_notification(ask_for_mentor_mails.user_id, 'offers', false);
  perform rules.mute_notification(ask_for_mentor_mails.user_id, 'seminars', false);
end $$;
