-- A mentee or mentor withdraws an own open wish for a pause or the end of a mentorship. Withdrawing twice changes
-- nothing.
-- Refuses: role_not_held, wish_not_found, wish_closed.
create function api.withdraw_wish(wish_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user(by_mail => true);
  wish data.pair_wishes;
begin
  select w.* into wish from data.pair_wishes w where w.id = wish_id and w.user_id = viewer for no key update;
  if not found then
    perform rules.reject('wish_not_found', kind => 'MR404');
  elsif wish.outcome in ('met', 'overtaken', 'answered') then
    perform rules.reject('wish_closed');
  end if;
  update data.pair_wishes w set closed_at = now(), outcome = 'withdrawn', closed_by_user_id = viewer
  where w.id = wish.id and w.closed_at is null;
end $$;

grant execute on function api.withdraw_wish to app_member;
