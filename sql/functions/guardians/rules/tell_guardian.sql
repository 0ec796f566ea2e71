-- R21. Mails the guardian who confirmed the order of a minor that the mentorship on it has started or ended (`kind`),
-- once each, in the mentee's language. Nothing is sent from her birthday as an adult on. The mentee appears with the first name only.
create function rules.tell_guardian(kind text, mentorship data.mentorships)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(tell_guardian.kind || ':' || mentorship.id, tell_guardian.kind, mentee.id,
    jsonb_build_object('name', '', 'mentorshipId', mentorship.id, 'kind', mentorship.kind, 'mentee', mentee.name,
      'menteeLatin', rules.latin_first_name(mentee), 'with', mentor.name || ' ' || mentor.surname,
      'withLatin', mentor.latin_name, 'package', g.names, 'plannedEndOn', mentorship.planned_end_on,
      'safety', rules.safety_person()),
    to_email => u.guardian_email)
  from data.parts p
  join data.purchases u on u.id = p.purchase_id
  join data.packages g on g.id = u.package_id, data.users mentee, data.users mentor
  where p.id = mentorship.part_id and mentee.id = mentorship.mentee_user_id and mentor.id = mentorship.mentor_user_id
    and (u.guardian_consented_at is not null or u.guardian_withdrawn_at is not null) and u.guardian_email is not null
    and rules.needs_guardian(mentorship.mentee_id)
$$;
