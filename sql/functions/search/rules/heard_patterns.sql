-- Returns what a visitor typed as LIKE patterns for the heard words of a mentor (rules.mentor_words): at most three words, without
-- those that say nothing. A word is found where one begins so. Its ending is left out while four letters remain, and does
-- not count then: «ηγεσίας» finds «ηγεσία», «προγράμματα» finds «πρόγραμμα», "careers" finds "career". A stemmer of one
-- language would not do, as the names of topics are searched in five.
create function rules.heard_patterns(typed text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select '% ' || coalesce(substring(w.heard from '^(.{4,}?)(?:at(?:a|os|on)|[aeiou]{0,3}[sn]?)$'), w.heard) || '%'
    from (
      select rules.heard(word) as heard, number
      from regexp_split_to_table(rules.fold(typed), '[^[:alnum:]]+') with ordinality as s (word, number)
      where word <> '' and word <> all (
        '{και,να,για,με,σε,στο,στη,στην,στον,στα,στουσ,στισ,ο,η,οι,το,τη,την,τον,τα,τουσ,τισ,του,τησ,των,απο,που,μου,
          θελω,a,and,the,of,to,for,in,on,my,und,der,die,das,im,mit,fur,de,des,du,la,le,les,et,en,pour,da,do,e,o,em,para}'))
      as w
    order by w.number limit 3)
$$;
