-- True for a transfer with this reference of the bank: typed by hand in any spelling, or at the end of a statement line's
-- identity. Inlined, so that indexes find it.
create function rules.has_reference(transfer data.transfers, reference text)
returns boolean
language sql immutable
as $$
  select not transfer.taken_back and (transfer.signs = rules.code_signs(has_reference.reference)
    or transfer.reference_end = right(has_reference.reference, 6)
      and right(transfer.reference, length(has_reference.reference) + 1) = ' ' || has_reference.reference)
$$;
