-- Ends the mailed links of a user for these purposes that were not used. They are kept: their pages say so.
create function rules.end_links(user_id integer, purposes text[])
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.tokens t set ended_at = now()
  where t.user_id = end_links.user_id and t.purpose = any (end_links.purposes) and t.used_at is null and t.ended_at is null
$$;
