-- R22. For the acts of a mentor or mentee: refuses the viewer while a text of the session's role waits for consent. Reading,
-- the own account and what the law gives or what protects stay open (docs/decisions/0067).
-- Refuses: texts_due.
create function rules.refuse_texts_due()
returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant private.sessions := rules.viewer_session();
begin
  if rules.owes_texts(session.user_id, session.role) then
    perform rules.reject('texts_due', kind => 'MR403');
  end if;
end $$;
