-- When the mentee expressly asked, with the order, that the service may begin within the withdrawal period (Directive
-- 2011/83, articles 7 and 16), and the version of the terms that was shown with it. Null for orders made before, or by
-- the team.
alter table data.purchases
  add column begin_requested_at timestamptz,
  add column terms_version integer,
  add constraint purchases_terms_of_request check ((begin_requested_at is null) = (terms_version is null));
