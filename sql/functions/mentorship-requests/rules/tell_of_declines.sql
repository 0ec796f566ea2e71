-- R19. Called when a request was rejected for its mentor or has expired. One before the limit of the rolling window the
-- mentor is offered a pause by mail; at the limit the team is asked to look (not the admin who is that mentor).
create function rules.tell_of_declines(request data.mentorship_requests)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c constant data.constants := (select row(k.*)::data.constants from data.constants k);
  number constant integer := rules.rejections_in_window(request.mentor_id);
  content constant jsonb := jsonb_build_object('number', number, 'months', c.flag_months);
begin
  if number = c.flag_rejections - 1 then
    perform rules.queue_mail('declines:' || request.id, 'declines_mentor', request.mentor_user_id, content);
  elsif number = c.flag_rejections then
    perform rules.queue_mail('declines:' || request.id, 'declines_team', a.user_id,
      content || jsonb_build_object('mentorId', request.mentor_id, 'mentor', u.name || ' ' || u.surname,
        'mentorLatin', u.latin_name, 'initials', rules.initials(u.id)))
    from data.admins a, data.users u
    where a.active and a.admin_right <> 'treasurer' and a.user_id <> request.mentor_user_id
      and u.id = request.mentor_user_id;
  end if;
end $$;
