-- Tax documents are entered by the team and sent nowhere.
drop table data.document_sendings cascade;
comment on column data.tax_documents.entered_by is null;
