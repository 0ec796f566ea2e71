-- An admin creates a mentor or mentee for somebody else, with at least name, surname and e-mail; or adds the profile to
-- the user `add_to_user_id`, who has this e-mail. A mentee may get an unpaid order of a package, or a scholarship,
-- which needs a birthdate because a minor's guardian must confirm first. Sends the invitation if `invite`. Returns the
-- ids.
-- Refuses: role_not_held, not_applicable, birthdate_needed, package_not_found, what rules.create_person refuses,
-- what api.award_scholarship refuses.
-- Rows: one.
create function api.create_person(
  role data.role, person jsonb, add_to_user_id integer default null, invite boolean default true,
  approved boolean default true, package_id integer default null, scholarship_id integer default null)
returns table (user_id integer, profile_id integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  package data.packages;
  purchase data.purchases;
begin
  if role not in ('mentor', 'mentee') or (role = 'mentor' and num_nonnulls(package_id, scholarship_id) > 0) then
    perform rules.reject('not_applicable', kind => 'MR422');
  end if;
  select made.* into user_id, profile_id
  from rules.create_person(role, person, admin, add_to_user_id, approved) made;

  if scholarship_id is not null then
    if not exists (select from data.users u where u.id = create_person.user_id and u.birthdate is not null) then
      perform rules.reject('birthdate_needed', 'birthdate', 'MR422');
    end if;
    perform api.award_scholarship(scholarship_id, profile_id, package_id);
  elsif package_id is not null then
    package := rules.package_today(create_person.package_id);
    if package.id is null then
      perform rules.reject('package_not_found', 'packageId');
    end if;
    purchase := rules.create_purchase(profile_id, package, 'deposit', package.price_cents);
    if invite and rules.lacks_guardian(purchase) then
      perform rules.tell_guardian_awaited(purchase.id, 'ordered');
    elsif invite then
      perform rules.queue_mail('ordered_by_deposit:' || purchase.id, 'ordered_by_deposit', user_id,
        rules.purchase_mail(purchase.id));
    end if;
  end if;
  if invite then
    perform rules.invite(user_id, role);
  end if;
  return next;
end $$;

grant execute on function api.create_person to app_admin;
