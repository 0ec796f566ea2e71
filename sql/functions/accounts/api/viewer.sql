-- Long: every fact about the viewer in one row.
-- R29. Returns the signed-in user: data for the menu, the roles held, and the session's role while it is held. An
-- admin who still owes the second step gets no role; an admin's right comes with the role. Nor does a user whose
-- profile for the role, created by the team, is due get one: `profile_due` is then that role. `texts_due`: a text must be accepted anew in the role. Extends the session, at most every five minutes. No
-- row for a visitor. `safety_person`: of a minor as mentee (R21). `suspended`: the team has suspended
-- the account, which holds no role then. `by_mail`: a mail began the session, which is not extended (rules.refuse_signed_in_by_mail).
-- Rows: one or none.
-- Null: role, mentor_id, mentor_status, mentee_id, photo_id, admin_right, profile_due, safety_person.
-- Type safety_person: { name?: string; phone?: string; email: string }.
-- Type locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
create function api.viewer()
returns table (
  user_id integer, name text, surname text, email text, locale text, role data.role, roles data.role[],
  mentor_id integer, mentor_status data.mentor_status, mentee_id integer, cart_count integer,
  waiting_count integer, unread_count integer, second_factor_due boolean, photo_id integer,
  admin_right data.admin_right, profile_due data.role, texts_due boolean, safety_person jsonb, suspended boolean, email_confirmed boolean,
  by_mail boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.sessions := rules.viewer_session(suspended_too => true);
begin
  if session.seen_at < now() - interval '5 minutes' then
    update private.sessions s
    set seen_at = now(), expires_at = case when s.password_at is null then s.expires_at
      else now() + (select make_interval(hours => c.session_hours) from data.constants c) end
    where s.token_hash = session.token_hash;
  end if;

  if rules.is_suspended(session.user_id) then
    return query
    select u.id, u.name, u.surname, u.email::text, u.locale::text, null::data.role, '{}'::data.role[], null::integer,
      null::data.mentor_status, null::integer, 0, 0, 0, false, null::integer, null::data.admin_right, null::data.role, false,
      null::jsonb, true, true, false
    from data.users u where u.id = session.user_id;
    return;
  end if;
  return query
  select u.id, u.name, u.surname, u.email::text, u.locale::text,
    case when session.role = any (rules.roles_held(u.id)) and not rules.second_factor_due(session)
      and not case session.role when 'mentor' then mentor.profile_due when 'mentee' then mentee.profile_due else false end
      then session.role end,
    rules.roles_held(u.id),
    mentor.id, mentor.status, mentee.id,
    (select count(*)::integer from data.purchases p
      where p.mentee_id = mentee.id and p.paid_at is null and p.cancelled_at is null),
    (select count(*)::integer from data.mentorship_requests r where r.mentor_id = mentor.id and r.status = 'pending'),
    (select count(*)::integer from data.messages g
      where g.to_user_id = u.id and g.to_role = session.role and g.read_at is null),
    'admin' = any (rules.roles_held(u.id)) and rules.second_factor_due(session), card.photo_id,
    (select a.admin_right from data.admins a
      where a.user_id = u.id and a.active and session.role = 'admin' and not rules.second_factor_due(session)),
    case when case session.role when 'mentor' then mentor.profile_due when 'mentee' then mentee.profile_due end
      then session.role end,
    rules.owes_texts(u.id, session.role),
    case when session.role = 'mentee' and rules.under_guardian_age(u.birthdate) then rules.safety_person() end,
    false, u.email_confirmed_at is not null, session.password_at is null
  from data.users u
  left join data.mentors mentor on mentor.user_id = u.id
  left join data.mentor_cards card on card.mentor_id = mentor.id
  left join data.mentees mentee on mentee.user_id = u.id
  where u.id = session.user_id and u.erased_at is null;
end $$;

grant execute on function api.viewer to app_visitor, app_member, app_admin;
