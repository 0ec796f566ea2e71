-- A withdrawal after a mentorship began gives back the price without the share that was provided: what stays with the
-- network, and the sessions from which it was computed. The last two are null for other refunds, and for a withdrawal
-- before any mentorship.
alter table data.refunds
  add column kept_cents data.cents not null default 0 check (kept_cents >= 0),
  add column sessions_held integer,
  add column sessions_total integer,
  add constraint refunds_kept_for_sessions check (kept_cents = 0 or sessions_held > 0),
  add constraint refunds_counted_whole check (
    (sessions_held is null) = (sessions_total is null) and sessions_held between 0 and sessions_total);
