-- R21. An admin has the guardian of an order asked again: a new mail and link, the former link ends.
-- Refuses: role_not_held, right_not_held, purchase_not_found, own_profile, person_suspended (no mail about her goes out), guardian_not_named,
-- guardian_objected, answer_not_awaited, guardian_asked_often.
create function api.ask_guardian_again(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  perform rules.require_right('treasurer');
  perform rules.lock_living_user(e.user_id)
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = ask_guardian_again.purchase_id;
  purchase := rules.lock_purchase(purchase_id);
  if exists (select from data.mentees e where e.id = purchase.mentee_id and rules.is_suspended(e.user_id)) then
    perform rules.reject('person_suspended');
  end if;
  case rules.viewer_guardian_obstacle(purchase.id)
    when 'guardian_not_confirmed' then
      perform rules.ask_guardian(purchase.id, purchase.guardian_name, purchase.guardian_email, purchase.guardian_phone);
    when 'guardian_objected' then
      perform rules.reject('guardian_objected');
    when 'guardian_needed' then
      perform rules.reject('guardian_not_named');
    else
      perform rules.reject('answer_not_awaited');
  end case;
end $$;

grant execute on function api.ask_guardian_again to app_admin;
