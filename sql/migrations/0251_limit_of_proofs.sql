-- How large a proof may be stands in data.constants alone: api.send_proof refuses a larger one.
alter table data.proofs drop constraint proofs_bytes_check;
