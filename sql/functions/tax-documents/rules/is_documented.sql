-- True if a purchase has its tax document, so that it is too late to ask for another kind. One that was taken back counts no
-- more.
create function rules.is_documented(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.tax_documents d where d.purchase_id = is_documented.purchase_id)
    and not exists (select from rules.undocumented(is_documented.purchase_id) w where not w.credit)
$$;
