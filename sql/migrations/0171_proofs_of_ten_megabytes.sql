-- A proof of deposit may have ten megabytes: photos of phones have.
alter table data.proofs drop constraint proofs_bytes_check, add constraint proofs_bytes_check check (length(bytes) <= 10485760);
alter table data.constants alter column proof_bytes set default 10485760;
update data.constants set proof_bytes = 10485760;
