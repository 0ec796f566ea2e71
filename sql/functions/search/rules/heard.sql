-- Returns folded text in Latin letters as it is heard, so that a word is found however somebody spells it: with another
-- letter for the same sound, one consonant for two, or Greek typed in Latin letters («επιχείρηση», "epixeirisi", "epichirisi").
-- What is searched and what was typed go the same way, so words of other languages still meet themselves.
create function rules.heard(folded text)
returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  heard text := translate(replace(replace(folded, 'θ', 'th'), 'ψ', 'ps'), 'αβγδεζηικλμνξοπρστυφχωwq', 'avgdeziiklmnxoprstyfxook');
  spelt text[];
begin
  foreach spelt slice 1 in array array[
    -- Digits before a letter that look like θ, ξ and ψ; τζ.
    ['[89](?=[a-z])', 'th'],
    ['3(?=[a-z])', 'x'],
    ['4(?=[a-z])', 'ps'],
    ['j', 'tz'],
    -- χ and ξ: x, and h where it stands for χ; where it stands for η, an i. In "th" and "sh" it stays.
    ['ch|ks|\mh(?=[rl])|(?<![tps])h(?=[aeiouy])', 'x'],
    ['ph|f|mp|m?b', 'v'],
    ['(?<![ts])h|h\M', 'i'],
    -- αυ and ευ; ου; the five i; αι, but not the whole word "AI".
    ['([ae])[uy]', '\1v'],
    ['o[uy]', 'u'],
    ['y', 'i'],
    ['[eo]i', 'i'],
    ['ai(?=\w)|(?<=\w)ai', 'e'],
    ['n[td]', 'd'],
    ['n?g+k?', 'g'],
    ['c', 'k'],
    ['([a-z])\1+', '\1']]
  loop
    heard := regexp_replace(heard, spelt[1], spelt[2], 'g');
  end loop;
  return heard;
end $$;
