-- Returns folded text in which no word mixes Greek and Latin letters that look alike as capitals («Mαρία» with a Latin M):
-- such a word becomes Greek or, like a reference typed on a Greek keyboard, Latin, whichever it can be as a whole.
create function rules.in_one_script(folded text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when folded !~ '[a-z][α-ω]|[α-ω][a-z]' then folded else (
    select string_agg(case
        when piece[1] !~ '[a-z]' or piece[1] !~ '[α-ω]' then piece[1]
        when greek !~ '[a-z]' then greek
        when latin !~ '[α-ω]' then latin
        else piece[1] end, '' order by number)
    from regexp_matches(folded, '[[:alnum:]]+|[^[:alnum:]]+', 'g') with ordinality as p (piece, number)
    cross join lateral (
      select translate(piece[1], 'abezhikmnoptyx', 'αβεζηικμνορτυχ') as greek,
        translate(piece[1], 'αβεζηικμνορτυχ', 'abezhikmnoptyx') as latin) as turned) end
$$;

grant execute on function rules.in_one_script to app_visitor, app_member, app_admin;
