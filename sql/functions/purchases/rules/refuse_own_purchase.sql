-- Refuses an act of the team on a purchase of the viewer's own.
-- Refuses: own_profile.
create function rules.refuse_own_purchase(purchase_id integer)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from data.purchases u join data.mentees e on e.id = u.mentee_id
    where u.id = refuse_own_purchase.purchase_id and e.user_id = rules.viewer_user_id()) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
end $$;
