-- The only row of the product's constants, with values derived for texts.
create view api.constants with (security_invoker = true) as
select c.*, c.mentor_minimum_experience_months / 12 as mentor_minimum_years,
  c.proof_bytes / 1048576 as proof_megabytes, c.photo_bytes / 1024 as photo_kilobytes,
  rules.iris_most_cents(c) as iris_most_cents,
  extract(day from rules.retained_for('sent mail'))::integer as sent_mail_days,
  extract(day from rules.retained_for('refund account'))::integer as refund_account_days,
  extract(day from rules.retained_for('photo of a rejected application'))::integer as rejected_photo_days,
  extract(day from rules.retained_for('tried'))::integer as tried_days,
  (select p.duration_months from data.packages p where p.code = 'three_months') as short_package_months,
  (select p.duration_months from data.packages p where p.code = 'six_months') as long_package_months
from data.constants c;

grant select on api.constants to app_visitor, app_member, app_admin;
