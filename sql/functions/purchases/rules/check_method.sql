-- R24. Refuses a method that a mentee cannot choose, and IRIS for an amount that cannot be paid so (rules.iris_most_cents).
-- Refuses: not_applicable, iris_not_offered.
create function rules.check_method(method data.payment_method, cents integer)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if method not in ('card', 'deposit', 'iris') then
    perform rules.reject('not_applicable', 'method', 'MR422');
  elsif method = 'iris' and cents > (select rules.iris_most_cents(c) from data.constants c) then
    perform rules.reject('iris_not_offered', 'method', 'MR422');
  end if;
end $$;
