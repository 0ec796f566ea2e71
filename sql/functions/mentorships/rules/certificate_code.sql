-- Returns the code printed on the certificate of a mentorship for one of its two sides. The team finds the
-- certificate by it and compares what it says.
create function rules.certificate_code(mentorship_id integer, side text, started_at timestamptz)
returns text
language sql immutable set search_path = ''
as $$
  select mentorship_id || '-' || upper(left(encode(sha256(convert_to(
    mentorship_id || side || (extract(epoch from started_at) * 1000000)::bigint, 'UTF8')), 'hex'), 8))
$$;
