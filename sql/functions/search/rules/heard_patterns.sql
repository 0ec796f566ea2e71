-- Returns what a visitor typed as LIKE patterns for the heard words of a mentor (rules.mentor_words): at most three words, without
-- those that say nothing. A word is found where one begins with its stem. A stem of three letters is a whole one («άγχους»
-- finds «άγχος», «νόμου» not «νομική»), and so are two Latin letters (HR); up to four letters are what somebody began to type.
create function rules.heard_patterns(typed text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select '% ' || case
        when word ~ '^[a-z]{2}$' then heard || ' '
        when length(word) < 5 then heard
        when length(stem) = 3 then stem || ' '
        else stem end || '%'
    from regexp_split_to_table(rules.fold(typed), '[^[:alnum:]]+') with ordinality as s (word, number)
    cross join lateral rules.heard(word) as heard
    cross join lateral rules.stem_of(heard) as stem
    where word <> '' and word <> all (
      '{και,να,για,με,σε,στο,στη,στην,στον,στα,στουσ,στισ,ο,η,οι,το,τη,την,τον,τα,τουσ,τισ,του,τησ,των,απο,που,μου,
        θελω,a,and,the,of,to,for,in,on,my,und,der,die,das,im,mit,fur,de,des,du,la,le,les,et,en,pour,da,do,e,o,em,para}')
    order by number limit 3)
$$;
