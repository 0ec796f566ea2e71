-- Returns what a mentee answers to the fixed questions, from 1 to 5: where she stands, how sure she is, how near her goal
-- is; and, at the end, whether she recommends mentoring. Each may be left out.
-- Refuses: answer_missing.
create function rules.outcome_answers(standing integer, confidence integer, goal integer, recommends text)
returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  answers constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'standing', standing, 'confidence', confidence, 'goal', goal, 'recommends', recommends));
  wrong text;
begin
  select a.key into wrong from jsonb_each(answers) a
  where a.value not in ('1', '2', '3', '4', '5') and a.key <> 'recommends'
    or a.key = 'recommends' and a.value not in ('"yes"', '"maybe"', '"no"')
  order by a.key limit 1;
  if found then
    perform rules.reject('answer_missing', wrong, 'MR422');
  end if;
  return answers;
end $$;
