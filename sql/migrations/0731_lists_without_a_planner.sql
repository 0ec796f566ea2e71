-- The team's lists are read as they are: what only served a page of a million rows goes. The words of people stand in one
-- place (private.user_words). The views and triggers that go with them are made anew right after.
drop table private.mentor_facets cascade;
drop table private.mentors_with_package cascade;

alter table data.purchases drop column listed_mentee cascade, drop column listed_words cascade,
  drop column first_proof cascade, drop column newest cascade, drop column listed_method cascade;
alter table data.mentorship_requests drop column listed_mentor cascade, drop column listed_mentee cascade,
  drop column listed_words cascade, drop column listed_reason cascade;
alter table data.mentorships drop column listed_mentor cascade, drop column listed_mentee cascade,
  drop column listed_words cascade, drop column listed_state cascade, drop column coaching cascade, drop column until_on cascade;
alter table data.mentors drop column listed_words cascade, drop column listed_active cascade,
  drop column listed_inactive cascade;
alter table data.mentees drop column listed_words cascade;

drop index data.mentors_queue;
create index mentors_status on data.mentors (status, listed_name, id);
drop index data.mentorships_status;
create index mentorships_status on data.mentorships (status, id);
drop index data.mails_address;
create index mails_address on data.mails using gin ((' ' || translate(to_email::text, '@.-_+', '     ')) extensions.gin_trgm_ops);
create index purchases_reference on data.purchases using gin ((' ' || lower(reference)) extensions.gin_trgm_ops);

-- Indexes that served one order of one scope, repeat another one, or look up rows of tables from which nothing is deleted.
drop index data.purchases_awaiting_by_amount, data.purchases_awaiting_by_bought, data.purchases_cancelled_by_amount,
  data.purchases_cancelled_by_bought, data.purchases_completed_by_amount, data.purchases_completed_by_bought,
  data.purchases_paid_by_amount, data.purchases_paid_by_bought, data.purchases_refunded_by_amount,
  data.purchases_refunded_by_bought, data.purchases_running_by_amount, data.purchases_running_by_bought, data.purchases_waiting, data.purchases_package, data.purchases_wanted_mentor;
create index purchases_waiting on data.purchases (id) where waiting_part;
create index purchases_running on data.purchases (id) where running_part;
drop index data.mentorship_requests_closer, data.mentorship_requests_field, data.mentorship_requests_pending,
  data.mentorship_requests_pending_coaching, data.mentorship_requests_waiting;
drop index data.mentorships_creator, data.mentorships_ended, data.mentorships_ending, data.mentorships_notice;
drop index data.mentors_applied, data.mentors_applied_awaiting, data.mentors_applied_rejected, data.mentors_listed_awaiting,
  data.mentors_listed_new, data.mentors_listed_rejected, data.mentors_new;
drop index data.mentor_cards_busy, data.mentor_cards_by_name, data.mentor_cards_coaches, data.mentor_cards_country,
  data.mentor_cards_county, data.mentor_cards_experience, data.mentor_cards_industry;
drop index data.mentees_country, data.mentees_county, data.mentees_industry, data.mentees_work_status;
drop index data.mentor_details_referral_source, data.mentor_details_work_status;
drop index data.parts_open, data.parts_paid;
drop index data.history_listed_act, data.history_listed_exports, data.history_listed_subject;
drop index data.suggestion_requests_answered_ids, data.suggestion_requests_open_ids, data.suggestion_requests_answerer;
drop index data.reports_settled, data.reports_settler, data.reports_mentorship, data.reports_request;
drop index data.edit_requests_decider, data.edit_requests_sent, data.document_drafts_based_on;
drop index data.message_templates_living, data.message_templates_retired, data.news_drafts, data.news_sent;
drop index data.offers_provider, data.offers_expiry, data.seminars_title, data.scholarships_waiting, data.scholarships_year;
drop index data.awards_awarder, data.goals_creator, data.messages_from, data.notes_writer, data.pair_wishes_closer,
  data.payment_flags_settler, data.payments_recorder, data.refund_requests_answerer, data.refunds_requester,
  data.scholarships_creator, data.sessions_enterer, data.transfers_booker, private.imports_creator;
