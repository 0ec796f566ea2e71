-- Long: every setting is named in it.
-- An administrator changes settings: the bank account, what payments by IRIS need (may be empty), the issuer of receipts,
-- whom minors turn to about safety (R21; all of it or nothing), who signs certificates (may be empty),
-- what the legal texts say about the operator, or limits within their bounds (api.setting_bounds). `seen` holds the values
-- on the page that the change was decided on. Written into the history with old and new value; the same values change
-- nothing.
-- Refuses: role_not_held, right_not_held, password_needed, setting_not_found, setting_changed_meanwhile, iban_invalid,
-- tax_number_invalid, account_holder_too_long, too_long, safety_person_whole, setting_out_of_bounds, required.
create function api.change_settings(changes jsonb, seen jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words constant text[] := array['bank_name', 'bank_account_holder', 'bank_iban', 'issuer_name', 'issuer_tax_number', 'issuer_address',
    'register_number', 'tax_office', 'representative', 'operator_phone', 'privacy_email', 'hosting_provider',
    'mail_provider', 'authority_address', 'ombudsman_address'];
  empty_words constant text[] := array['iris_tax_number', 'iris_code', 'safety_name', 'safety_phone', 'safety_email',
    'signer_name', 'signer_title'];
  before data.constants;
  after data.constants;
begin
  perform rules.require_right_with_password('administrator');
  select c.* into before from data.constants c for no key update;
  if exists (
    select from jsonb_object_keys(changes) k where k <> all (words || empty_words || array(select b.name from api.setting_bounds() b))) then
    perform rules.reject('setting_not_found', kind => 'MR404');
  elsif exists (
    select from jsonb_object_keys(changes) k where to_jsonb(before)->k is distinct from seen->k) then
    perform rules.reject('setting_changed_meanwhile');
  elsif exists (
    select from jsonb_each_text(changes) f
    where f.key = any (words) and (coalesce(trim(f.value), '') = '' or length(f.value) > 200)) then
    perform rules.reject('required', kind => 'MR422');
  elsif exists (
    select from api.setting_bounds() b
    where changes ? b.name and ((changes->>b.name)::integer between b.lowest and b.highest) is not true) then
    perform rules.reject('setting_out_of_bounds', kind => 'MR422');
  end if;
  if length(changes->>'iris_code') > 500 then
    perform rules.reject('too_long', 'irisCode', 'MR422');
  elsif exists (select from jsonb_each_text(changes) f where f.key = any (empty_words) and f.key <> 'iris_code' and length(f.value) > 200) then
    perform rules.reject('too_long', kind => 'MR422');
  end if;
  after := jsonb_populate_record(before, changes);
  after.bank_iban := rules.printed_iban(after.bank_iban);
  if not rules.iban_fits(rules.tidy_iban(after.bank_iban)) then
    perform rules.reject('iban_invalid', 'bankIban', 'MR422');
  elsif after.issuer_tax_number !~ '^[0-9]{9}$' then
    perform rules.reject('tax_number_invalid', 'issuerTaxNumber', 'MR422');
  elsif after.iris_tax_number <> '' and not (after.iris_tax_number ~ '^[0-9]{9}$' and rules.tax_number_fits(after.iris_tax_number)) then
    perform rules.reject('tax_number_invalid', 'irisTaxNumber', 'MR422');
  elsif length(after.bank_account_holder) > 70 or octet_length(after.bank_account_holder) > 240 then
    perform rules.reject('account_holder_too_long', 'bankAccountHolder', 'MR422');
  elsif (after.safety_name = '' or after.safety_phone = '' or after.safety_email = '')
    and after.safety_name || after.safety_phone || after.safety_email <> '' then
    perform rules.reject('safety_person_whole', 'safetyName', 'MR422');
  elsif after is not distinct from before then
    return;
  end if;
  update data.constants c
  set clearance_days = after.clearance_days, safety_name = after.safety_name, safety_phone = after.safety_phone, safety_email = after.safety_email,
    signer_name = after.signer_name, signer_title = after.signer_title, bank_name = after.bank_name, bank_account_holder = after.bank_account_holder, bank_iban = after.bank_iban,
    iris_tax_number = after.iris_tax_number, iris_code = after.iris_code, iris_day_euros = after.iris_day_euros,
    issuer_name = after.issuer_name, issuer_tax_number = after.issuer_tax_number, issuer_address = after.issuer_address,
    answer_days = after.answer_days, early_stop_days = after.early_stop_days, notice_days = after.notice_days,
    resume_months = after.resume_months, claim_months = after.claim_months, refund_days = after.refund_days,
    refund_no_request_months = after.refund_no_request_months, flag_rejections = after.flag_rejections,
    flag_months = after.flag_months, full_scholarships_a_year = after.full_scholarships_a_year,
    partial_scholarships_a_year = after.partial_scholarships_a_year, password_minutes = after.password_minutes,
    register_number = after.register_number, tax_office = after.tax_office, representative = after.representative,
    operator_phone = after.operator_phone, privacy_email = after.privacy_email, hosting_provider = after.hosting_provider,
    mail_provider = after.mail_provider, authority_address = after.authority_address, log_days = after.log_days,
    ombudsman_address = after.ombudsman_address, application_days = after.application_days, proof_days = after.proof_days,
    check_in_days = after.check_in_days, seminar_months = after.seminar_months, routine_password_minutes = after.routine_password_minutes
  where c.only_row;
  perform rules.record('constants', 0, 'settings_changed', detail => (
    select jsonb_object_agg(f.key, jsonb_build_array(to_jsonb(before)->f.key, to_jsonb(after)->f.key))
    from jsonb_each(changes) f where to_jsonb(before)->f.key is distinct from to_jsonb(after)->f.key));
end $$;

grant execute on function api.change_settings to app_admin;
