-- R21. Locks what a guardian's link is about, and returns the link, if it works.
-- Locks user, mentee, order, parts.
-- Refuses: link_not_valid.
create function rules.lock_guardian_link(token text)
returns private.tokens
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.tokens;
begin
  select t.* into link from private.tokens t
  where t.token_hash = rules.token_hash(token) and t.purpose = 'guardian' and t.ended_at is null and t.expires_at > now();
  if not found then
    perform rules.reject('link_not_valid');
  end if;
  perform rules.lock_user(link.user_id);
  perform rules.lock_purchase(link.purchase_id);
  -- An act that came first answered, replaced or erased it.
  select t.* into link from private.tokens t where t.token_hash = link.token_hash;
  if not found or link.ended_at is not null then
    perform rules.reject('link_not_valid');
  end if;
  return link;
end $$;
