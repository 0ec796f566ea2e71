-- R26. Returns how many awards a scholarship has left: the yearly limit of its kind minus the awards given; a gift
-- has one.
create function rules.awards_left(scholarship data.scholarships)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case scholarship.kind
      when 'full_3m' then c.full_scholarships_a_year
      when 'partial_50' then c.partial_scholarships_a_year
      else 1
    end - (
      select count(*)::integer
      from data.awards w join data.scholarships s on s.id = w.scholarship_id
      where w.withdrawn_at is null and s.year = scholarship.year and s.kind = scholarship.kind
        and (s.kind <> 'mentor_gift' or s.id = scholarship.id))
  from data.constants c
$$;

grant execute on function rules.awards_left to app_admin;
