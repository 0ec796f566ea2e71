-- The mentor, and nobody for her, asks the mentee one question before answering a request. The deadline does not change.
-- Refuses: request_not_found, already_answered, deadline_passed, already_asked, required, too_long.
create function api.ask_question(request_id integer, question text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests := rules.lock_request(request_id, answering => true);
begin
  if request.question is not null then
    perform rules.reject('already_asked', 'question');
  elsif coalesce(trim(ask_question.question), '') = '' then
    perform rules.reject('required', 'question', 'MR422');
  elsif length(ask_question.question) > 1000 then
    perform rules.reject('too_long', 'question', 'MR422');
  end if;
  update data.mentorship_requests r set question = ask_question.question, asked_at = now() where r.id = request.id;
  perform rules.queue_mail('question_asked:' || request.id, 'question_asked', request.mentee_user_id,
    rules.request_mail(request) || jsonb_build_object('question', question));
end $$;

grant execute on function api.ask_question to app_member;
