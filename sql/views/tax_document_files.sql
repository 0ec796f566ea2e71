-- The PDF of a tax document, for its buyer and the team.
-- Type kind: Rows['tax_documents']['kind'].
create view api.tax_document_files with (security_invoker = true) as
select f.document_id, f.bytes, d.kind, d.series, d.number
from data.tax_document_files f
join data.tax_documents d on d.id = f.document_id;

grant select on api.tax_document_files to app_member, app_admin;
