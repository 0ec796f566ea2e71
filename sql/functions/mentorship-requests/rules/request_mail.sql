-- Returns the content of mails about a request. Names the mentee by first name only.
create function rules.request_mail(request data.mentorship_requests)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'requestId', request.id, 'kind', request.kind, 'message', request.message, 'answerDueAt', request.answer_due_at,
      'mentorId', request.mentor_id, 'mentor', mentor.name || ' ' || mentor.surname, 'mentee', mentee.name,
      'mentorLatin', mentor.latin_name, 'menteeLatin', rules.latin_first_name(mentee),
      'reason', request.reason, 'field', field.names,
      'rejectReason', request.reject_reason, 'rejectMessage', request.reject_message)
    from data.users mentor
    cross join data.users mentee
    left join data.support_topics field on field.id = request.field_of_interest_id
    where mentor.id = request.mentor_user_id and mentee.id = request.mentee_user_id);
end $$;
