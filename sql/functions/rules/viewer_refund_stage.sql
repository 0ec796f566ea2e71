-- For treasurers: the stage of a refund (rules.refund_stage); void to anybody else.
create function rules.viewer_refund_stage(refund_id integer)
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when rules.viewer_has_right('treasurer') then rules.refund_stage(refund_id) else 'void' end;
end $$;

grant execute on function rules.viewer_refund_stage to app_admin;
