-- For admins: whether a request was sent or a mentorship started on the purchase of an award.
create function rules.viewer_award_used(purchase_id integer)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return rules.viewer_in_team() and rules.award_used(purchase_id);
end $$;

grant execute on function rules.viewer_award_used to app_admin;
