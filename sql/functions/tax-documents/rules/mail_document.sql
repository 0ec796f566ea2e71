-- Tells the buyer what stands on a tax document: the first time, and again each time that it was corrected.
create function rules.mail_document(document_id integer, kind text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(concat_ws(':', mail_document.kind, d.id, corrected.before), mail_document.kind, e.user_id,
    rules.purchase_mail(d.purchase_id) || jsonb_build_object('cents', d.amount_cents, 'documentKind', d.kind, 'series', d.series,
      'number', d.number, 'issuedOn', d.issued_on, 'mark', d.mark))
  from data.tax_documents d
  join data.purchases u on u.id = d.purchase_id
  join data.mentees e on e.id = u.mentee_id
  cross join lateral (
    select nullif(count(*), 0) as before from data.history h
    where h.subject = 'purchases' and h.subject_id = d.purchase_id and h.event = 'document_corrected') corrected
  where d.id = mail_document.document_id
$$;
