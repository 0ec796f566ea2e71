-- R22. Returns the texts of a role, in the version in force, that a user must accept anew: an accepted version is older
-- than one in force that needs consent. The terms of use and of coaching are asked anew only of those who accepted them
-- once; others accept them with their first order or request.
create function rules.texts_due(user_id integer, role data.role)
returns setof data.texts
language sql stable security definer set search_path = ''
as $$
  select distinct on (t.text) t.*
  from data.texts t
  where t.published_on <= rules.local_date()
    and t.text = any (case texts_due.role
      when 'mentor' then array['mentor_terms', 'privacy', 'terms']
      when 'mentee' then array['mentee_terms', 'privacy', 'terms', 'coachee_terms'] end)
    and (t.text not in ('terms', 'coachee_terms') or exists (
      select from data.consents b where b.user_id = texts_due.user_id and b.text = t.text and b.given))
    and exists (
      select from data.texts n
      where n.text = t.text and n.needs_consent and n.published_on <= rules.local_date()
        and not exists (
          select from data.consents a
          where a.user_id = texts_due.user_id and a.text = n.text and a.version >= n.version and a.given))
  order by t.text, t.version desc
$$;
