-- Long: seven steps of one decision, which read best together.
-- R26. An admin awards a scholarship to a mentee. A full one pays a three-month package (price 0); a partial one
-- creates an order of any package at half price. Limits per calendar year: five full and three partial awards, one
-- award per mentee, and a scholarship is awarded only in its own year. A mentor's gift is awarded once, counts
-- outside the five, may be awarded in a later year, and never goes to the mentor who gave it. An unpaid order of the
-- same package is closed, the mentee's open request is granted. A minor's guardian confirms before anything starts. Returns the purchase id.
-- Refuses: role_not_held, right_not_held, password_needed, scholarship_not_found, scholarship_year_over,
-- mentee_not_found, own_profile, person_erased, scholarship_limit_reached, package_not_found, card_payment_open,
-- proof_sent.
create function api.award_scholarship(scholarship_id integer, mentee_id integer, package_id integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  this_year constant integer := extract(year from rules.local_date());
  scholarship data.scholarships;
  mentee data.mentees;
  package data.packages;
  award data.awards;
  purchase data.purchases;
begin
  select s.* into scholarship from data.scholarships s where s.id = award_scholarship.scholarship_id;
  if not found or scholarship.approved_at is null then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  elsif scholarship.year <> this_year and scholarship.kind <> 'mentor_gift' then
    perform rules.reject('scholarship_year_over');
  end if;
  perform rules.lock_living_user(e.user_id) from data.mentees e where e.id = award_scholarship.mentee_id;
  perform rules.lock_scholarship_year(scholarship.year, scholarship.kind);
  select e.* into mentee from data.mentees e where e.id = award_scholarship.mentee_id for no key update;
  if not found then
    perform rules.reject('mentee_not_found', kind => 'MR404');
  elsif mentee.user_id = (
    select m.user_id from data.mentors m where m.id = scholarship.given_by_mentor_id) then
    perform rules.reject('own_profile', kind => 'MR403');
  elsif rules.awards_left(scholarship) <= 0 or exists (
    select from data.awards w where w.mentee_id = mentee.id and w.year = this_year and w.withdrawn_at is null) then
    perform rules.reject('scholarship_limit_reached');
  end if;
  package := rules.awarded_package(scholarship.kind, award_scholarship.package_id);
  if package.id is null then
    perform rules.reject('package_not_found', kind => 'MR404');
  end if;

  insert into data.awards as w (scholarship_id, mentee_id, awarded_by, year)
  values (scholarship.id, mentee.id, admin, this_year)
  returning w.* into award;
  update data.scholarship_requests r set answered_at = now(), answered_by = admin, granted = true
  where r.mentee_id = mentee.id and r.answered_at is null;

  perform rules.close_waiting_order(mentee.id, package.id);
  purchase := rules.create_purchase(mentee.id, package, 'scholarship',
    rules.award_price(scholarship.kind, package.price_cents), award.id);
  if purchase.price_cents = 0 then
    perform rules.confirm_payment(purchase, 'scholarship', 'scholarship:' || award.id, rules.local_date());
  end if;
  perform rules.queue_mail('scholarship_awarded:' || award.id, 'scholarship_awarded', mentee.user_id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('guardianNeeded', rules.lacks_guardian(purchase)));
  return purchase.id;
end $$;

grant execute on function api.award_scholarship to app_admin;
