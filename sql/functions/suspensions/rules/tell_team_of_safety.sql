-- Mails the admins who may see people that another of them acted for safety (`kind`), so that two know of it: not the
-- viewer, and nobody whom it is about.
create function rules.tell_team_of_safety(kind text, about integer, other integer, content jsonb)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(kind || ':' || about || ':' || txid_current(), kind, a.user_id,
    content || jsonb_build_object('initials', rules.initials(about, other), 'by', by.name || ' ' || by.surname,
      'byLatin', by.latin_name))
  from data.admins a, data.users by
  where a.active and a.admin_right <> 'treasurer' and by.id = rules.viewer_user_id()
    and a.user_id is distinct from by.id and a.user_id is distinct from about and a.user_id is distinct from other
$$;
