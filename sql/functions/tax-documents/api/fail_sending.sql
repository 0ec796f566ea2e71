-- The worker says why a tax document is not yet with AADE: `waiting`, surely not there; `unclear`, no answer, so that it is
-- asked for before it is sent again; `refused`, for the team. The tries come further and further apart. Nothing happens
-- if another worker has claimed it since, by its number of tries.
create function api.fail_sending(sending_id integer, of_try integer, outcome text, code text, words text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.document_sendings s
  set state = outcome, error_code = left(code, 40), error_text = nullif(trim(left(words, 1000)), ''),
    next_try_at = now() + least(interval '5 minutes' * 2 ^ least(s.tries, 7), interval '6 hours')
  where s.id = sending_id and s.tries = of_try and s.state = 'sending'
$$;

grant execute on function api.fail_sending to app_worker;
