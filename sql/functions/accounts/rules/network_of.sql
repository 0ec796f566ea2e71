-- Returns the network of an IP address, for rate limits. IPv6: by default the /64, since one subscriber has all of it.
-- Null for a `size` of IPv6 that IPv4 does not have.
create function rules.network_of(address text, size integer default 64)
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when address ~* '^::ffff:[0-9.]+$' then case when size = 64 then substr(address, 8) end
    when address ~ ':' then network(set_masklen(address::inet, size))::text
    when size = 64 then address end;
exception when invalid_text_representation then
  return case when size = 64 then address end;
end $$;
