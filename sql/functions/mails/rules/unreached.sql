-- True if the last mail to a user's present address did not arrive.
create function rules.unreached(user_id integer)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select m.state = 'dead'
    from data.mails m join data.users u on u.id = m.to_user_id and u.email = m.to_email
    where m.to_user_id = unreached.user_id and m.state in ('sent', 'dead')
    order by m.id desc
    limit 1), false)
$$;

grant execute on function rules.unreached to app_admin;
