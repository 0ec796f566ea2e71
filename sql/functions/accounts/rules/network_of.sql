-- Returns the network of an IP address, for rate limits. IPv6: the /64, since one subscriber has all of it.
create function rules.network_of(address text)
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when address ~* '^::ffff:[0-9.]+$' then substr(address, 8)
    when address ~ ':' then network(set_masklen(address::inet, 64))::text
    else address end;
exception when invalid_text_representation then
  return address;
end $$;
