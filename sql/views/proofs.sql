-- R27. The uploaded proof of a deposit, for its mentee and the team.
create view api.proofs with (security_invoker = true) as
select p.id, p.purchase_id, p.file_name, p.mime, p.bytes, p.sent_at
from data.proofs p;

grant select on api.proofs to app_member, app_admin;
