-- Erases free-text reasons about a user, in their tables and in the history (the only update that the history
-- allows). Reasons that are codes of the rules stay.
create function rules.erase_reasons(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  erased constant integer := erase_reasons.user_id;
  kept constant text[] := enum_range(null::data.close_reason)::text[] || enum_range(null::data.closed_reason)::text[];
begin
  update data.mentors m set status_message = null where m.user_id = erased;
  update data.mentorships s set end_reason = null where erased in (s.mentor_user_id, s.mentee_user_id);
  update data.refunds r set reason = null
  from data.purchases u join data.mentees e on e.id = u.mentee_id
  where u.id = r.purchase_id and e.user_id = erased;

  perform set_config('app.erasing', 'on', true);
  update data.history h set reason = null
  where (erased in (h.mentor_user_id, h.mentee_user_id) or h.subject = 'users' and h.subject_id = erased)
    and h.reason <> all (kept);
  perform set_config('app.erasing', '', true);
end $$;
