-- What stands between a mail and its being sent again by the viewing administrator, or null: api.resend_mail refuses
-- with it, api.resend_obstacles tells it.
create function rules.resend_obstacle(mail data.mails)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when mail.to_user_id is null then 'mail_to_no_account'
    when mail.to_user_id = rules.viewer_user_id() then 'own_profile'
    when mail.state <> 'dead' then 'mail_not_dead'
    when mail.secret then 'mail_link_gone'
    when not mail.has_words then 'mail_words_gone'
    when exists (select from private.outbox o where o.id = mail.id and rules.overtaken(o.kind, o.content)) then 'mail_overtaken'
    when rules.notification_of(mail.kind) is not null
      and not rules.wants_mail(mail.to_user_id, rules.notification_of(mail.kind)) then 'mail_muted'
  end
$$;
