-- R27. Checks that both sizes of a stored photo are within the upload limit.
-- Refuses: photo_too_large.
create function rules.check_photo(small bytea, large bytea)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from data.constants c where greatest(length(small), length(large)) > c.photo_bytes) then
    perform rules.reject('photo_too_large', 'photo', 'MR422');
  end if;
end $$;
