-- True if some of these amounts make up the whole. Each sum that they reach is one bit.
create function rules.adds_up(amounts integer[], whole integer)
returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  reached bit varying;
  amount integer;
begin
  if whole > 1000000 then
    return false;
  end if;
  reached := B'1' || repeat('0', whole)::bit varying;
  foreach amount in array amounts loop
    reached := reached | (reached >> amount);
  end loop;
  return get_bit(reached, whole) = 1;
end $$;
