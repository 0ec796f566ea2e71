-- Deletes a user's second factor: secret, recovery codes and pending sign-ins. Returns whether there was one.
create function rules.forget_second_factor(user_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.pending_sign_ins p where p.user_id = forget_second_factor.user_id;
  delete from private.recovery_codes r where r.user_id = forget_second_factor.user_id;
  delete from private.second_factors f where f.user_id = forget_second_factor.user_id;
  return found;
end $$;
