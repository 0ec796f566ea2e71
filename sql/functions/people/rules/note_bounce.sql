-- Notes on a user that the address refuses mails for good, or that it takes them again. Only for the address of today.
-- Locks the user before the mail.
create function rules.note_bounce(address data.email, user_id integer, refused boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.users u
  set email_bounced_at = case when refused then now() end
  where u.id = note_bounce.user_id and u.email = address and u.erased_at is null
    and refused is distinct from (u.email_bounced_at is not null);
end $$;
