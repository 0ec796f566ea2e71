-- Long: one document, one entry per table.
-- Returns what is stored about a user, as one JSON document. The other person of a request or mentorship appears as an
-- id only. Left out, because it tells what others confided to the team (GDPR article 15, 4): internal notes, reports
-- about the user, why the team ended a mentorship and whether for safety.
create function rules.exported_data(user_id integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'user', (select to_jsonb(u) from data.users u where u.id = exported_data.user_id),
    'mentor', (select rules.mentor_profile(m.id) || to_jsonb(m) - 'listed_name' from data.mentors m where m.user_id = exported_data.user_id),
    'clearance', (select to_jsonb(k) - 'mentor_id' from data.clearances k join data.mentors m on m.id = k.mentor_id
      where m.user_id = exported_data.user_id),
    'mentee', (select to_jsonb(e) - 'listed_name' from data.mentees e where e.user_id = exported_data.user_id),
    'administrator', (select to_jsonb(a) from data.admins a where a.user_id = exported_data.user_id),
    'photos', (select jsonb_agg(jsonb_build_object('id', p.id, 'created_at', p.created_at, 'mime', p.mime,
      'large', encode(p.large, 'base64')) order by p.id) from data.photos p where p.user_id = exported_data.user_id),
    'application_drafts', (select jsonb_agg(to_jsonb(d) - array['secret_hash', 'password_hash', 'photo_small', 'photo_large']
      || jsonb_build_object('photo', encode(d.photo_large, 'base64'))) from private.drafts d
      where d.user_id = exported_data.user_id and d.expires_at > now()),
    'muted_notifications', (select jsonb_agg(to_jsonb(n) order by n.notification)
      from data.muted_notifications n where n.user_id = exported_data.user_id),
    'asked_notifications', (select jsonb_agg(to_jsonb(n) order by n.notification)
      from data.asked_notifications n where n.user_id = exported_data.user_id),
    'imported_rows', (select jsonb_agg(jsonb_build_object('import', r.import_id, 'number', r.number, 'cells', r.cells))
      from private.import_rows r where r.user_id = exported_data.user_id),
    'consents', (select jsonb_agg(to_jsonb(c) order by c.id) from data.consents c where c.user_id = exported_data.user_id),
    'sessions_open', (select jsonb_agg(jsonb_build_object('created_at', s.created_at, 'seen_at', s.seen_at,
      'user_agent', s.user_agent)) from private.sessions s where s.user_id = exported_data.user_id),
    'purchases', (select jsonb_agg(to_jsonb(p) - array['waiting_part', 'running_part', 'unfinished_part', 'undocumented_since'] || jsonb_build_object(
        'parts', (select jsonb_agg(to_jsonb(t) order by t.position) from data.parts t where t.purchase_id = p.id),
        'payments', (select jsonb_agg(to_jsonb(y) - array['recorded_by', 'external_ref', 'reference_end'] || jsonb_build_object(
          'transfers', (select jsonb_agg(jsonb_build_object('amount_cents', t.amount_cents, 'booked_at', t.booked_at) order by t.id)
            from data.transfers t where t.purchase_id = p.id and t.payment_id = y.id))) from data.payments y where y.purchase_id = p.id),
        'proofs', (select jsonb_agg(jsonb_build_object('id', f.id, 'sent_at', f.sent_at, 'file_name', f.file_name, 'mime', f.mime,
          'bytes', encode(f.bytes, 'base64'))) from data.proofs f where f.purchase_id = p.id),
        'checkouts', (select jsonb_agg(to_jsonb(k) - array['idempotency_key', 'stripe_session_id']) from data.checkouts k
          where k.purchase_id = p.id),
        'refund_account', (select to_jsonb(a) from data.refund_accounts a where a.purchase_id = p.id),
        'invoice_details', (select to_jsonb(i) from data.invoice_details i where i.purchase_id = p.id),
        'tax_documents', (select jsonb_agg(to_jsonb(d) - 'entered_by' || jsonb_build_object(
          'file', (select encode(f.bytes, 'base64') from data.tax_document_files f where f.document_id = d.id)) order by d.id)
          from data.tax_documents d where d.purchase_id = p.id),
        'refund_requests', (select jsonb_agg(to_jsonb(q) - 'answered_by' order by q.id) from data.refund_requests q
          where q.purchase_id = p.id),
        'refunds', (select jsonb_agg(to_jsonb(f) - array['requested_by', 'external_ref', 'reference_end', 'stripe_ref']) from data.refunds f where f.purchase_id = p.id),
        -- What her bank took in lost disputes.
        'taken_back', (select jsonb_agg(jsonb_build_object('amount_cents', -l.amount_cents, 'at', l.at) order by l.id)
          from data.ledger_entries l where l.purchase_id = p.id and l.dispute_ref is not null)) order by p.id)
      from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = exported_data.user_id),
    'requests', (select jsonb_agg(to_jsonb(q)
        - case when q.mentee_user_id = exported_data.user_id then array['mentor_user_id', 'team_note', 'closed_by_user_id', 'flags_since']
          else array['mentee_user_id', 'closed_by_user_id', 'flags_since', 'message', 'reason', 'field_of_interest_id', 'answer'] end order by q.id)
      from data.mentorship_requests q where exported_data.user_id in (q.mentee_user_id, q.mentor_user_id)),
    'mentorships', (select jsonb_agg(to_jsonb(s) - array['mentor_user_id', 'mentee_user_id', 'created_by_user_id', 'end_reason', 'ended_for_safety'] || jsonb_build_object(
        'sessions', (select jsonb_agg(to_jsonb(l) - 'entered_by_user_id' order by l.id) from data.sessions l where l.mentorship_id = s.id),
        'proposals', (select jsonb_agg(to_jsonb(o) - array['proposed_by_user_id', 'closed_by_user_id'] order by o.id)
          from data.proposals o where o.mentorship_id = s.id),
        'goals', (select jsonb_agg(to_jsonb(g) - 'created_by_user_id' order by g.id) from data.goals g where g.mentorship_id = s.id)) order by s.id)
      from data.mentorships s where exported_data.user_id in (s.mentee_user_id, s.mentor_user_id)),
    'feedback', (select jsonb_agg(to_jsonb(f) order by f.id) from data.feedback f where f.user_id = exported_data.user_id),
    'pair_wishes', (select jsonb_agg(to_jsonb(w) - 'closed_by_user_id' order by w.id) from data.pair_wishes w where w.user_id = exported_data.user_id),
    'edit_requests', (select jsonb_agg(to_jsonb(r) - 'decided_by' || jsonb_build_object(
        'changes', (select jsonb_agg(to_jsonb(c)) from data.edit_request_changes c where c.edit_request_id = r.id)) order by r.id)
      from data.edit_requests r join data.mentors m on m.id = r.mentor_id where m.user_id = exported_data.user_id),
    'testimonials', (select jsonb_agg(to_jsonb(t) - array['mentee_full_name', 'mentorship_id'] order by t.id)
      from data.testimonials t join data.mentors m on m.id = t.mentor_id where m.user_id = exported_data.user_id),
    'testimonials_written', (select jsonb_agg(to_jsonb(t) order by t.id)
      from data.testimonials t join data.mentorships s on s.id = t.mentorship_id where s.mentee_user_id = exported_data.user_id),
    'awards', (select jsonb_agg(to_jsonb(w) - 'awarded_by' order by w.id)
      from data.awards w join data.mentees e on e.id = w.mentee_id where e.user_id = exported_data.user_id),
    'scholarship_requests', (select jsonb_agg(to_jsonb(r) - 'answered_by' order by r.id)
      from data.scholarship_requests r join data.mentees e on e.id = r.mentee_id where e.user_id = exported_data.user_id),
    'gifts', (select jsonb_agg(to_jsonb(s) - 'created_by' order by s.id)
      from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id where m.user_id = exported_data.user_id),
    'messages', (select jsonb_agg(to_jsonb(g) - 'sent_by_user_id' order by g.id) from data.messages g where g.to_user_id = exported_data.user_id),
    'suggestion_requests', (select jsonb_agg(to_jsonb(r) - 'answered_by_user_id' || jsonb_build_object(
        'suggested', (select jsonb_agg(s.mentor_id) from data.suggestions s where s.suggestion_request_id = r.id)) order by r.id)
      from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id where e.user_id = exported_data.user_id),
    'favourites', (select jsonb_agg(f.mentor_id) from data.favourites f join data.mentees e on e.id = f.mentee_id where e.user_id = exported_data.user_id),
    'availability_alerts', (select jsonb_agg(to_jsonb(a) order by a.mentor_id)
      from data.availability_alerts a join data.mentees e on e.id = a.mentee_id where e.user_id = exported_data.user_id),
    'acts', (select jsonb_agg(
        to_jsonb(h) - array['actor_user_id', 'mentor_user_id', 'mentee_user_id', 'reason', 'detail'] order by h.id)
      from data.history h where h.actor_user_id = exported_data.user_id),
    'reports', (select jsonb_agg(to_jsonb(r) - array['settled_by_user_id', 'decision'] order by r.id) from data.reports r where r.by_user_id = exported_data.user_id),
    'mails', (select jsonb_agg(jsonb_build_object('kind', o.kind, 'queued_at', o.queued_at, 'sent_at', o.sent_at)
      order by o.id) from private.outbox o where o.to_user_id = exported_data.user_id))
$$;
