-- Notes on a user that the address refuses mails for good, or that it takes them again. Only for the address of today.
-- A reader of news without an account gets no more. Locks the user before the mail.
create function rules.note_bounce(address data.email, user_id integer, subscriber_id integer, refused boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.users u
  set email_bounced_at = case when refused then now() end
  where u.id = note_bounce.user_id and u.email = address and u.erased_at is null
    and refused is distinct from (u.email_bounced_at is not null);
  update data.news_subscribers s
  set stopped_at = now()
  where refused and s.id = subscriber_id and s.email = address and s.confirmed_at is not null and s.stopped_at is null;
end $$;
