-- The mentee answers the mentor's question on a pending request. One answer only.
-- Refuses: role_not_held, right_not_held, request_not_found, already_answered, deadline_passed, no_question,
-- question_answered, required, too_long.
create function api.answer_question(request_id integer, answer text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests;
begin
  perform rules.require_mentee();
  request := rules.lock_request(request_id, answering => false);
  if request.answer_due_at <= now() then
    perform rules.reject('deadline_passed');
  elsif request.question is null then
    perform rules.reject('no_question');
  elsif request.answer is not null then
    perform rules.reject('question_answered', 'answer');
  elsif coalesce(trim(answer_question.answer), '') = '' then
    perform rules.reject('required', 'answer', 'MR422');
  elsif length(answer_question.answer) > 2000 then
    perform rules.reject('too_long', 'answer', 'MR422');
  end if;
  update data.mentorship_requests r set answer = answer_question.answer, question_answered_at = now()
  where r.id = request.id;
  perform rules.queue_mail('question_answered:' || request.id, 'question_answered', request.mentor_user_id,
    rules.request_mail(request) || jsonb_build_object('answer', answer));
end $$;

grant execute on function api.answer_question to app_member;
