-- The tables as they stand after all migrations. Written by `npm run types`; a test compares. Nobody runs it.

create type data.actor as enum ('mentor', 'mentee', 'admin', 'system');
create type data.admin_right as enum ('coordinator', 'treasurer', 'administrator');
create type data.audience as enum ('public', 'members', 'hidden');
create type data.call_outcome as enum ('reached', 'not_reached');
create type data.close_reason as enum ('mentor_rejected', 'admin_rejected', 'expired', 'mentor_unavailable', 'withdrawn', 'purchase_closed');
create type data.closed_reason as enum ('completed', 'refunded', 'cancelled', 'expired');
create type data.edit_request_status as enum ('pending', 'approved', 'rejected', 'withdrawn');
create type data.kind as enum ('mentoring', 'coaching');
create type data.mail_status as enum ('queued', 'sent', 'dead');
create type data.mentor_status as enum ('new', 'awaiting_response', 'active', 'inactive', 'rejected');
create type data.mentorship_status as enum ('running', 'paused', 'stopped', 'completed');
create type data.notification as enum ('confirmations', 'package_reminders', 'mentorship_reminders', 'mentor_free', 'testimonials', 'digest', 'news', 'offers', 'declines', 'seminars', 'session_reminders', 'seminar_reminders');
create type data.part_status as enum ('awaiting_payment', 'paid', 'pending', 'running', 'completed');
create type data.payment_method as enum ('card', 'deposit', 'iris', 'scholarship');
create type data.request_status as enum ('pending', 'approved', 'rejected');
create type data.role as enum ('mentor', 'mentee', 'admin');
create type data.session_status as enum ('planned', 'held', 'cancelled', 'late_cancel', 'no_show_mentee', 'no_show_mentor');
create type data.stop_outcome as enum ('replace', 'close');
create type data.trouble as enum ('unhappy', 'quiet', 'flagged');
create type data.visibility as enum ('public', 'private');

-- Schemas, the words of the domain as types, and the constants that rules and texts print.

-- One row: the numbers of the rules, the facts of the operator that texts print. Prices stand in packages. The facts are samples until the operator’s environment or an administrator writes the true ones.
create table data.constants (
  only_row boolean not null default true,
  demo boolean not null default false,
  answer_days integer not null default 5,
  mentor_minimum_age integer not null default 18,
  mentor_minimum_experience_months integer not null default 36,
  mentee_minimum_age integer not null default 16,
  guardian_below_age integer not null default 18,
  message_minimum_length integer not null default 20,
  message_maximum_length integer not null default 2000,
  coaching_session_cap integer not null default 4,
  mentoring_session_cap integer not null default 30,
  early_stop_days integer not null default 15,
  notice_days integer not null default 15,
  pause_minimum_sessions_left integer not null default 2,
  resume_months integer not null default 18,
  claim_months integer not null default 24,
  refund_days integer not null default 14,
  refund_no_request_months integer not null default 3,
  refund_rejections integer not null default 3,
  flag_rejections integer not null default 3,
  flag_months integer not null default 6,
  full_scholarships_a_year integer not null default 5,
  partial_scholarships_a_year integer not null default 3,
  photo_bytes integer not null default 1048576,
  proof_bytes integer not null default 10485760,
  session_hours integer not null default 24,
  password_minutes integer not null default 15,
  routine_password_minutes integer not null default 120,
  retention_years integer not null default 5,
  bank_name text not null default 'Τράπεζα Πειραιώς'::text,
  -- What the QR code of a transfer has room for (EPC069-12).
  bank_account_holder text not null default 'Δίκτυο Γυναικών'::text,
  bank_iban text not null default 'GR16 0110 1250 0000 0001 2300 695'::text,
  -- By which banks’ apps find the network for payments by IRIS. While it and the code are empty, IRIS is not offered.
  iris_tax_number text not null default ''::text,
  -- What the code says that the bank gave for payments by IRIS.
  iris_code text not null default ''::text,
  -- How much one person may pay by IRIS in a day. A package that costs more cannot be paid so.
  iris_day_euros integer not null default 500,
  team_email text not null default 'team@example.org'::text,
  -- How many months a claim lasts at least once its part is free again.
  claim_grace_months integer not null default 3,
  quiet_days integer not null default 45,
  stalled_days integer not null default 60,
  issuer_name text not null default 'Δίκτυο Γυναικών'::text,
  issuer_tax_number text not null default '000000000'::text,
  issuer_address text not null default 'Οδός Παραδείγματος 1, 105 57 Αθήνα'::text,
  session_days integer not null default 7,
  admin_session_hours integer not null default 12,
  second_factor_required boolean not null default false,
  -- How long an order that nobody pays is kept.
  order_days integer not null default 14,
  draft_days integer not null default 7,
  link_hours integer not null default 48,
  reset_minutes integer not null default 60,
  second_step_minutes integer not null default 10,
  -- Until this time on the day before, a coaching session is cancelled freely.
  free_cancellation_time text not null default '12:00'::text,
  -- Until when an admin may delete a note.
  note_deletion_hours integer not null default 24,
  -- After how many days with a free, paid part the team looks for a mentor.
  unmatched_days integer not null default 14,
  invitation_days integer not null default 7,
  register_number text not null default '000000000000'::text,
  tax_office text not null default 'Α΄ Αθηνών'::text,
  representative text not null default 'Όνομα Επώνυμο'::text,
  operator_phone text not null default '+30 210 000 0000'::text,
  privacy_email text not null default 'privacy@example.org'::text,
  hosting_provider text not null default 'Πάροχος φιλοξενίας, Ευρωπαϊκή Ένωση'::text,
  mail_provider text not null default 'Πάροχος e-mail, Ευρωπαϊκή Ένωση'::text,
  authority_address text not null default 'Λεωφόρος Κηφισίας, Αθήνα, www.dpa.gr'::text,
  ombudsman_address text not null default 'Λεωφόρος Αλεξάνδρας, Αθήνα, www.synigoroskatanaloti.gr'::text,
  -- To whom minors, their guardians and their mentors write or call about safety. While it is empty, to the team.
  safety_name text not null default ''::text,
  safety_phone text not null default ''::text,
  safety_email text not null default ''::text,
  -- Who signs certificates, such as the president. While it is empty, they have no line for a signature.
  signer_name text not null default ''::text,
  signer_title text not null default ''::text,
  -- How many days before a certificate ends the team is told, if its mentor accompanies a minor.
  clearance_days integer not null default 30,
  log_days integer not null default 30,
  money_back_days integer not null default 14,
  application_days integer not null default 7,
  proof_days integer not null default 3,
  plan_years integer not null default 2,
  later_months integer not null default 3,
  quick_answer_days integer not null default 2,
  team_answer_days integer not null default 2,
  -- In how many months a seminar is due. The team is told when none is planned in that time.
  seminar_months integer not null default 2,
  -- How long the link of a guardian works.
  guardian_days integer not null default 14,
  -- How many reports and letters of one member are mailed to the team within a day; further ones stand in the queues.
  team_letters_a_day integer not null default 5,
  -- After how many days a mentor is reminded of a request; again on the day before it lapses.
  request_reminder_days integer not null default 2,
  -- After how many days a mentee is reminded of an unpaid order.
  order_reminder_days integer[] not null default '{1,10}'::integer[],
  -- After how many days a mentee who paid and sent no request is reminded; the last mail speaks of a refund.
  no_request_days integer[] not null default '{7,14,80}'::integer[],
  -- How many months before its end a claim is told of: the last mail, and the one before.
  claim_reminder_months integer[] not null default '{1,6}'::integer[],
  -- After how many days without a first session a pair is reminded.
  no_session_days integer[] not null default '{14,28}'::integer[],
  -- After how many days without a further session a pair is reminded; the team is told later (quiet_days).
  quiet_reminder_days integer not null default 35,
  -- For how many days a mentee is asked where she stands at the start; then the check-in asks.
  start_days integer not null default 30,
  -- How many days before its planned end a pair is told that it nears.
  planned_end_days integer not null default 14,
  -- After how many months a pause is told of; what is left of resume_months is in the mail.
  pause_reminder_months integer[] not null default '{12,16,17}'::integer[],
  -- How long what the team publishes can be corrected before it is mailed.
  correction_minutes integer not null default 60,
  -- How long before it a person is told that her account will be erased.
  retention_notice_months integer not null default 1,
  -- The longest time for which a certificate is noted.
  certificate_years integer not null default 5,
  -- How often within a day a mentee may have a guardian asked; the address is confirmed by nobody.
  guardian_mails_a_day integer not null default 5,
  declined_days integer not null default 60,
  -- After how many days of a new pair the team calls, twice in the first month; then once a month. 0: it is not proposed.
  check_in_days integer not null default 14,
  constraint constants_pkey PRIMARY KEY (only_row),
  constraint constants_authority_address_line CHECK (data.is_line(authority_address)),
  constraint constants_bank_account_holder_length CHECK (((length(bank_account_holder) <= 70) AND (octet_length(bank_account_holder) <= 240))),
  constraint constants_bank_account_holder_line CHECK (data.is_line(bank_account_holder)),
  constraint constants_bank_iban_line CHECK (data.is_line(bank_iban)),
  constraint constants_bank_name_line CHECK (data.is_line(bank_name)),
  constraint constants_free_cancellation_time_check CHECK ((free_cancellation_time ~ '^[0-2][0-9]:[0-5][0-9]$'::text)),
  constraint constants_hosting_provider_line CHECK (data.is_line(hosting_provider)),
  constraint constants_invitation_days_check CHECK (((invitation_days >= 1) AND (invitation_days <= 60))),
  constraint constants_iris_code_check CHECK ((length(iris_code) <= 500)),
  constraint constants_iris_code_line CHECK (data.is_line(iris_code)),
  constraint constants_iris_tax_number_check CHECK ((iris_tax_number ~ '^([0-9]{9})?$'::text)),
  constraint constants_issuer_address_line CHECK (data.is_line(issuer_address)),
  constraint constants_issuer_name_line CHECK (data.is_line(issuer_name)),
  constraint constants_issuer_tax_number_line CHECK (data.is_line(issuer_tax_number)),
  constraint constants_mail_provider_line CHECK (data.is_line(mail_provider)),
  constraint constants_ombudsman_address_line CHECK (data.is_line(ombudsman_address)),
  constraint constants_only_row_check CHECK (only_row),
  constraint constants_operator_phone_line CHECK (data.is_line(operator_phone)),
  constraint constants_privacy_email_line CHECK (data.is_line(privacy_email)),
  constraint constants_register_number_line CHECK (data.is_line(register_number)),
  constraint constants_representative_line CHECK (data.is_line(representative)),
  constraint constants_safety_email_check CHECK ((length(safety_email) <= 200)),
  constraint constants_safety_email_line CHECK (data.is_line(safety_email)),
  constraint constants_safety_name_check CHECK ((length(safety_name) <= 200)),
  constraint constants_safety_name_line CHECK (data.is_line(safety_name)),
  constraint constants_safety_phone_check CHECK ((length(safety_phone) <= 200)),
  constraint constants_safety_phone_line CHECK (data.is_line(safety_phone)),
  constraint constants_safety_whole CHECK ((((safety_name = ''::text) = (safety_phone = ''::text)) AND ((safety_name = ''::text) = (safety_email = ''::text)))),
  constraint constants_signer_name_check CHECK ((length(signer_name) <= 200)),
  constraint constants_signer_name_line CHECK (data.is_line(signer_name)),
  constraint constants_signer_title_check CHECK ((length(signer_title) <= 200)),
  constraint constants_signer_title_line CHECK (data.is_line(signer_title)),
  constraint constants_tax_office_line CHECK (data.is_line(tax_office)),
  constraint constants_team_email_line CHECK (data.is_line(team_email))
);

-- What people choose from, in five languages; the names of countries come from Intl.

create table data.work_statuses (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  names data.names not null,
  constraint work_statuses_pkey PRIMARY KEY (id),
  constraint work_statuses_code_key UNIQUE (code)
);

create table data.industries (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  names data.names not null,
  constraint industries_pkey PRIMARY KEY (id),
  constraint industries_code_key UNIQUE (code)
);

create table data.support_topics (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  names data.names not null,
  constraint support_topics_pkey PRIMARY KEY (id),
  constraint support_topics_code_key UNIQUE (code)
);

create table data.referral_sources (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  names data.names not null,
  constraint referral_sources_pkey PRIMARY KEY (id),
  constraint referral_sources_code_key UNIQUE (code)
);

create table data.counties (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  names data.names not null,
  -- Empty only while a migration runs: the reference data name the region of each unit.
  region_id integer,
  constraint counties_pkey PRIMARY KEY (id),
  constraint counties_code_key UNIQUE (code),
  constraint counties_region_id_fkey FOREIGN KEY (region_id) REFERENCES data.regions(id),
  constraint counties_id_check CHECK ((id <= 1000000))
);

create table data.countries (
  code character(2) not null,
  constraint countries_pkey PRIMARY KEY (code),
  constraint countries_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);

-- Users, and how they sign in. A person stands in three places: what visitors may see (the card and page of a mentor),
-- what the person and the team may see (users, mentor_details, mentees), and what no acting role reads (private).

create table data.photos (
  id integer not null generated as identity,
  user_id integer not null,
  small bytea not null,
  large bytea not null,
  mime text not null,
  created_at timestamp with time zone not null default now(),
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint photos_mime_check CHECK ((mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text])))
);

-- Everyone with an account. Only the user and the team read it.
create table data.users (
  id integer not null generated as identity,
  email data.email not null,
  name text not null,
  surname text not null,
  phone text,
  birthdate date,
  locale data.locale not null default 'gr'::text,
  news_consent_at timestamp with time zone,
  email_confirmed_at timestamp with time zone,
  last_login_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  -- Since when the mail server of the address refuses it for good; null if it does not, or nobody knows.
  email_bounced_at timestamp with time zone,
  -- The name in Latin letters as the user writes it; null: pages in other languages transliterate it (ELOT 743).
  latin_name text,
  -- Since when the account is suspended: it signs in to one page, acts in no role and is not listed. Why stands in the history.
  suspended_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint latin_name_letters CHECK (((latin_name ~ '^[[:alpha:]][[:alpha:] .''’-]{0,159}$'::text) AND (latin_name !~ '[Ͱ-Ͽἀ-῿Ѐ-ӿ]'::text))),
  constraint users_latin_name_name CHECK (data.is_name(latin_name)),
  constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint users_name_name CHECK (data.is_name(name)),
  constraint users_phone_check CHECK ((phone ~ '^\+?[0-9]{6,15}$'::text)),
  constraint users_surname_check CHECK (((length(surname) >= 1) AND (length(surname) <= 80))),
  constraint users_surname_name CHECK (data.is_name(surname))
);
CREATE UNIQUE INDEX duplicate_email ON data.users USING btree (email) WHERE (erased_at IS NULL);
CREATE INDEX users_birthdate ON data.users USING btree (birthdate);

create table data.admins (
  user_id integer not null,
  active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  admin_right data.admin_right not null default 'administrator'::data.admin_right,
  constraint admins_pkey PRIMARY KEY (user_id),
  constraint admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);

-- Every word that finds a person in the search of the team: name, e-mail and telephone, folded, and the name in Latin letters. A trigger on data.users keeps them.
create table private.user_words (
  user_id integer not null,
  words text not null,
  constraint user_words_pkey PRIMARY KEY (user_id),
  constraint user_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);
CREATE INDEX user_words_trigrams ON private.user_words USING gin (words extensions.gin_trgm_ops);

create table private.credentials (
  user_id integer not null,
  password_hash text not null,
  changed_at timestamp with time zone not null default now(),
  constraint credentials_pkey PRIMARY KEY (user_id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);

create table private.sessions (
  token_hash bytea not null,
  user_id integer not null,
  role data.role,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  -- When the password was last typed, which sending money asks for. Null: never, a mail signed her in.
  password_at timestamp with time zone default now(),
  expires_at timestamp with time zone not null,
  second_factor_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 300))
);
CREATE INDEX sessions_user ON private.sessions USING btree (user_id);

-- The second step of signing in: codes of an app on the user’s telephone.
create table private.second_factors (
  user_id integer not null,
  -- Sealed with a key that the database does not know.
  sealed_secret text not null,
  confirmed_at timestamp with time zone,
  -- The time of the last code that counted: it counts once.
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint second_factors_sealed_secret_check CHECK (((length(sealed_secret) >= 20) AND (length(sealed_secret) <= 500)))
);

create table private.recovery_codes (
  code_hash bytea not null,
  user_id integer not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);

-- Who has typed the password and owes the code.
create table private.pending_sign_ins (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamp with time zone not null,
  constraint pending_sign_ins_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint pending_sign_ins_token_hash_check CHECK ((length(token_hash) = 32))
);

-- A new e-mail address that a user, or an administrator for the user, has asked for. It waits for the link in its own mailbox; the present one stays until then. One at a time.
create table private.email_changes (
  user_id integer not null,
  email data.email not null,
  token_hash bytea not null,
  asked_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_token_hash_key UNIQUE (token_hash),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint email_changes_token_hash_check CHECK ((length(token_hash) = 32))
);

-- Guesses at a password or an address, so that a restart forgets none.
create table private.attempts (
  act text not null,
  subject text not null,
  at timestamp with time zone not null default now(),
  account text
);
CREATE INDEX attempts_account ON private.attempts USING btree (account, act) WHERE (account IS NOT NULL);
CREATE INDEX attempts_subject ON private.attempts USING btree (act, subject, at);

-- Keys of forms that count once, however often they are sent.
create table private.used_forms (
  key text not null,
  at timestamp with time zone not null default now(),
  constraint used_forms_pkey PRIMARY KEY (key),
  constraint used_forms_key_check CHECK (((length(key) >= 16) AND (length(key) <= 100)))
);

-- The long texts of the site, who accepted which version, and which mails a person wants.

-- The versions of the texts that a member accepts.
create table data.texts (
  text text not null,
  version integer not null,
  published_on date not null,
  -- Members must accept this version before they go on, from its day.
  needs_consent boolean not null default false,
  constraint texts_pkey PRIMARY KEY (text, version),
  constraint texts_text_check CHECK ((text = ANY (ARRAY['terms'::text, 'privacy'::text, 'mentor_terms'::text, 'mentee_terms'::text, 'coachee_terms'::text, 'news'::text])))
);

create table data.consents (
  id integer not null generated as identity,
  user_id integer not null,
  text text not null,
  version integer not null,
  given boolean not null,
  at timestamp with time zone not null default now(),
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_text_version_fkey FOREIGN KEY (text, version) REFERENCES data.texts(text, version),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);
CREATE INDEX consents_text ON data.consents USING btree (text, version);
CREATE INDEX consents_user ON data.consents USING btree (user_id, text);

-- The long texts in versions, each with the day in Athens from which it holds. The first version of a document is a file in app/content, so it has no bodies. A published version never changes (sql/triggers); a coming one may be withdrawn.
create table data.document_versions (
  document text not null,
  version integer not null,
  holds_from date not null,
  needs_consent boolean not null default false,
  bodies data.names,
  summaries data.names,
  published_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  told_user integer not null default 0,
  told_at timestamp with time zone,
  -- The operator’s facts and the prices that this version printed when the next one was published. Null until then.
  facts jsonb,
  constraint document_versions_pkey PRIMARY KEY (document, version),
  constraint document_versions_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text, 'mentoring'::text, 'coaching'::text, 'cookies'::text, 'accessibility'::text]))),
  constraint document_versions_version_check CHECK ((version > 0)),
  constraint only_the_first_is_a_file CHECK (((version = 1) OR ((bodies IS NOT NULL) AND (summaries IS NOT NULL))))
);

-- The next version of a document while the team writes it: one per document.
create table data.document_drafts (
  document text not null,
  -- The newest version when the draft was begun.
  based_on integer not null,
  -- How often the draft was saved.
  revision integer not null default 1,
  holds_from date not null,
  needs_consent boolean not null,
  bodies data.names not null,
  summaries data.names not null,
  saved_at timestamp with time zone not null default now(),
  constraint document_drafts_pkey PRIMARY KEY (document),
  constraint document_drafts_document_based_on_fkey FOREIGN KEY (document, based_on) REFERENCES data.document_versions(document, version),
  constraint document_drafts_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text, 'mentoring'::text, 'coaching'::text, 'cookies'::text, 'accessibility'::text])))
);

-- The kinds of mail that a user has switched off. Without a row they are sent.
create table data.muted_notifications (
  user_id integer not null,
  notification data.notification not null,
  muted_at timestamp with time zone not null default now(),
  constraint muted_notifications_pkey PRIMARY KEY (user_id, notification),
  constraint muted_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);

-- The kinds of mail that need consent, and who asked for them: new offers and seminars.
create table data.asked_notifications (
  user_id integer not null,
  notification text not null,
  asked_at timestamp with time zone not null default now(),
  constraint asked_notifications_pkey PRIMARY KEY (user_id, notification),
  constraint asked_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint asked_notifications_notification_check CHECK ((notification = ANY (ARRAY['offers'::text, 'seminars'::text])))
);

-- Profiles of mentors and mentees, applications, and changes that wait for the team.

create table data.mentors (
  id integer not null generated as identity,
  user_id integer not null,
  status data.mentor_status not null default 'new'::data.mentor_status,
  visibility data.visibility not null default 'public'::data.visibility,
  offers_mentoring boolean not null default true,
  offers_coaching boolean not null default false,
  away_until date,
  experience_checked boolean not null default false,
  applied_at timestamp with time zone not null default now(),
  approved_at timestamp with time zone,
  status_message text,
  listed_name text not null default ''::text,
  -- The team created the profile; its owner accepts the terms and fills in what is missing at the first sign-in. Until then it acts in no role and is not public.
  profile_due boolean not null default false,
  -- Since when the team keeps the profile hidden; only the team makes the mentor active again.
  held_at timestamp with time zone,
  away_from date,
  constraint mentors_pkey PRIMARY KEY (id),
  constraint mentors_id_user_id_key UNIQUE (id, user_id),
  constraint mentors_user_id_key UNIQUE (user_id),
  constraint mentors_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint absence_begins CHECK (((away_from IS NULL) OR ((away_until IS NOT NULL) AND (away_from < away_until)))),
  constraint held_mentor_hidden CHECK (((held_at IS NULL) OR (status <> 'active'::data.mentor_status))),
  constraint profile_incomplete CHECK (((NOT profile_due) OR (status = ANY (ARRAY['awaiting_response'::data.mentor_status, 'rejected'::data.mentor_status]))))
);
CREATE INDEX mentors_listed ON data.mentors USING btree (listed_name, id);
CREATE INDEX mentors_status ON data.mentors USING btree (status, listed_name, id);

-- R21. What the team has seen of a mentor who accepts minors: since when her declaration is signed, and a certificate with the last day on which it is valid. No copy is kept.
create table data.clearances (
  mentor_id integer not null,
  declared_on date,
  seen_on date,
  valid_until date,
  constraint clearances_pkey PRIMARY KEY (mentor_id),
  constraint clearances_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint clearances_certificate_whole CHECK (((seen_on IS NULL) = (valid_until IS NULL))),
  constraint clearances_days CHECK (((valid_until >= seen_on) AND (valid_until <= ((seen_on + '5 years'::interval))::date))),
  constraint clearances_something CHECK ((num_nonnulls(declared_on, seen_on) > 0))
);

create table data.mentor_details (
  mentor_id integer not null,
  work_status_id integer,
  mentoring_reason text,
  mentee_wishlist text,
  referral_source_id integer,
  referral_text text,
  constraint mentor_details_pkey PRIMARY KEY (mentor_id),
  constraint mentor_details_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint mentor_details_referral_source_id_fkey FOREIGN KEY (referral_source_id) REFERENCES data.referral_sources(id),
  constraint mentor_details_work_status_id_fkey FOREIGN KEY (work_status_id) REFERENCES data.work_statuses(id),
  constraint mentor_details_mentee_wishlist_check CHECK ((length(mentee_wishlist) <= 2000)),
  constraint mentor_details_mentoring_reason_check CHECK ((length(mentoring_reason) <= 2000)),
  constraint mentor_details_referral_text_check CHECK ((length(referral_text) <= 300)),
  constraint mentor_details_referral_text_line CHECK (data.is_line(referral_text))
);

-- All that is searched, filtered and shown of a mentor in a list: narrow and public. Kept by rules.refresh_mentor_card.
create table data.mentor_cards (
  mentor_id integer not null,
  audience data.audience not null default 'hidden'::data.audience,
  name text not null,
  surname text not null,
  title text not null,
  industry_id integer,
  country character(2),
  county_id integer,
  experience_since date,
  topic_ids integer[] not null default '{}'::integer[],
  languages text[] not null default '{el}'::text[],
  offers_mentoring boolean not null default false,
  offers_coaching boolean not null default false,
  available_for_mentoring boolean not null default false,
  available_for_coaching boolean not null default false,
  in_collaboration boolean not null default false,
  photo_id integer,
  -- The order of the list: 0 available, 1 in a mentorship, 2 not available.
  availability_rank smallint not null generated always as (
CASE
    WHEN (available_for_mentoring OR available_for_coaching) THEN 0
    WHEN in_collaboration THEN 1
    ELSE 2
END) stored,
  -- Name and title, folded, then as they are heard, each word after a space: lists sort by it and the team searches it.
  folded text not null default ''::text,
  -- A card keeps its place for good; where the list begins changes by the day (rules.order_begins).
  place integer not null generated always as (hashint4(mentor_id)) stored,
  latin_name text,
  -- What the words in folded were made of, as a hash; empty once the profile is erased.
  words_made_of text not null default ''::text,
  constraint mentor_cards_pkey PRIMARY KEY (mentor_id),
  constraint mentor_cards_country_fkey FOREIGN KEY (country) REFERENCES data.countries(code),
  constraint mentor_cards_county_id_fkey FOREIGN KEY (county_id) REFERENCES data.counties(id),
  constraint mentor_cards_industry_id_fkey FOREIGN KEY (industry_id) REFERENCES data.industries(id),
  constraint mentor_cards_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint mentor_cards_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES data.photos(id),
  constraint mentor_cards_languages_check CHECK ((languages <@ ARRAY['el'::text, 'en'::text])),
  constraint mentor_cards_latin_name_name CHECK (data.is_name(latin_name)),
  constraint mentor_cards_name_name CHECK (data.is_name(name)),
  constraint mentor_cards_surname_name CHECK (data.is_name(surname)),
  constraint mentor_cards_title_line CHECK (data.is_line(title))
);
CREATE INDEX mentor_cards_folded ON data.mentor_cards USING gin (folded extensions.gin_trgm_ops);
CREATE INDEX mentor_cards_named ON data.mentor_cards USING btree ("left"(folded, 60), mentor_id) WHERE (audience <> 'hidden'::data.audience);
CREATE INDEX mentor_cards_order ON data.mentor_cards USING btree (availability_rank, place, mentor_id) INCLUDE (audience, industry_id, country, county_id, experience_since, topic_ids, languages, offers_mentoring, offers_coaching, available_for_mentoring, available_for_coaching);
CREATE INDEX mentor_cards_photo ON data.mentor_cards USING btree (photo_id);

-- The rest of the public profile, read one at a time.
create table data.mentor_pages (
  mentor_id integer not null,
  description text not null default ''::text,
  mentoring_since date,
  links text[] not null default '{}'::text[],
  testimonials_visible boolean not null default true,
  -- Shown on the card; without it, the first sentence of the description is (rules.says).
  sentence text,
  -- How and when the mentor meets: by video, in the evening.
  meets text,
  constraint mentor_pages_pkey PRIMARY KEY (mentor_id),
  constraint mentor_pages_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint invalid_link CHECK ((array_to_string(links, ' '::text) ~ '^(https?://[^[:space:]]+( https?://[^[:space:]]+)*)?$'::text)),
  constraint mentor_pages_description_check CHECK ((length(description) <= 2000)),
  constraint mentor_pages_links_check CHECK ((cardinality(links) <= 10)),
  constraint mentor_pages_links_line CHECK (data.is_line(array_to_string(links, ' '::text))),
  constraint mentor_pages_meets_check CHECK ((length(meets) <= 90)),
  constraint mentor_pages_meets_line CHECK (data.is_line(meets)),
  constraint mentor_pages_sentence_check CHECK ((length(sentence) <= 90)),
  constraint mentor_pages_sentence_line CHECK (data.is_line(sentence))
);

create table data.mentees (
  id integer not null generated as identity,
  user_id integer not null,
  visibility data.visibility not null default 'private'::data.visibility,
  about text not null default ''::text,
  work_status_id integer,
  industry_id integer,
  country character(2),
  county_id integer,
  topic_ids integer[] not null default '{}'::integer[],
  created_at timestamp with time zone not null default now(),
  listed_name text not null default ''::text,
  profile_due boolean not null default false,
  -- R21. A guardian has objected, or taken the consent back: until the team lifts it, no other guardian is asked.
  guardian_objected_at timestamp with time zone,
  constraint mentees_pkey PRIMARY KEY (id),
  constraint mentees_id_user_id_key UNIQUE (id, user_id),
  constraint mentees_user_id_key UNIQUE (user_id),
  constraint mentees_country_fkey FOREIGN KEY (country) REFERENCES data.countries(code),
  constraint mentees_county_id_fkey FOREIGN KEY (county_id) REFERENCES data.counties(id),
  constraint mentees_industry_id_fkey FOREIGN KEY (industry_id) REFERENCES data.industries(id),
  constraint mentees_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint mentees_work_status_id_fkey FOREIGN KEY (work_status_id) REFERENCES data.work_statuses(id),
  constraint mentees_about_check CHECK ((length(about) <= 2000))
);
CREATE INDEX mentees_listed ON data.mentees USING btree (listed_name, id);

create table data.favourites (
  mentee_id integer not null,
  mentor_id integer not null,
  at timestamp with time zone not null default now(),
  constraint favourites_pkey PRIMARY KEY (mentee_id, mentor_id),
  constraint favourites_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint favourites_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id)
);

create table data.availability_alerts (
  mentee_id integer not null,
  mentor_id integer not null,
  asked_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  constraint availability_alerts_pkey PRIMARY KEY (mentee_id, mentor_id),
  constraint availability_alerts_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint availability_alerts_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id)
);

create table data.edit_requests (
  id integer not null generated as identity,
  mentor_id integer not null,
  status data.edit_request_status not null default 'pending'::data.edit_request_status,
  sent_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by integer,
  message text,
  -- What the mentor says to the team; `message` is the answer.
  words text,
  constraint edit_requests_pkey PRIMARY KEY (id),
  constraint edit_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES data.users(id),
  constraint edit_requests_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint edit_requests_message_check CHECK ((length(message) <= 2000)),
  constraint edit_requests_words_check CHECK ((length(words) <= 2000))
);
CREATE UNIQUE INDEX edit_request_pending ON data.edit_requests USING btree (mentor_id) WHERE (status = 'pending'::data.edit_request_status);
CREATE INDEX edit_requests_mentor ON data.edit_requests USING btree (mentor_id, sent_at);

create table data.edit_request_changes (
  edit_request_id integer not null,
  field text not null,
  current_value jsonb,
  new_value jsonb,
  constraint edit_request_changes_pkey PRIMARY KEY (edit_request_id, field),
  constraint edit_request_changes_edit_request_id_fkey FOREIGN KEY (edit_request_id) REFERENCES data.edit_requests(id)
);

-- Applications in progress, kept for the browser that holds the secret. Of a signed-in user only that user reads it, whoever else uses the browser.
create table private.drafts (
  secret_hash bytea not null,
  user_id integer,
  answers jsonb not null default '{}'::jsonb,
  -- The furthest step that may be opened.
  reached smallint not null default 1,
  password_hash text,
  photo_small bytea,
  photo_large bytea,
  photo_mime text,
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  constraint drafts_pkey PRIMARY KEY (secret_hash),
  constraint drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint draft_photo_whole CHECK ((((photo_small IS NULL) = (photo_large IS NULL)) AND ((photo_small IS NULL) = (photo_mime IS NULL)))),
  constraint drafts_answers_check CHECK ((length((answers)::text) <= 30000)),
  constraint drafts_photo_mime_check CHECK ((photo_mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text]))),
  constraint drafts_reached_check CHECK (((reached >= 1) AND (reached <= 8))),
  constraint drafts_secret_hash_check CHECK ((length(secret_hash) = 32))
);

create table private.share_images (

);

-- What is sold, given and bought. Money is whole cents.

create table data.packages (
  id integer not null generated as identity,
  code text not null,
  position smallint not null,
  price_cents data.cents not null,
  vat_percent integer not null,
  currency character(3) not null default 'EUR'::bpchar,
  duration_months integer not null,
  minimum_sessions integer not null,
  names data.names not null,
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_code_key UNIQUE (code),
  constraint packages_price_cents_check CHECK (((price_cents)::integer >= 0))
);

create table data.package_parts (
  package_code text not null,
  position smallint not null,
  kind data.kind not null,
  duration_months integer not null,
  minimum_sessions integer not null,
  constraint package_parts_pkey PRIMARY KEY (package_code, "position"),
  constraint package_parts_package_code_fkey FOREIGN KEY (package_code) REFERENCES data.packages(code)
);

-- Prices that an administrator wrote, each with the day in Athens from which it holds. Before the first of them the price in data.packages holds. A price that was withdrawn before its day stays as a row.
create table data.package_prices (
  id integer not null generated as identity,
  package_id integer not null,
  holds_from date not null,
  price_cents data.cents not null,
  written_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint package_prices_pkey PRIMARY KEY (id),
  constraint package_prices_package_id_fkey FOREIGN KEY (package_id) REFERENCES data.packages(id),
  constraint package_prices_price_cents_check CHECK (((price_cents)::integer > 0))
);
CREATE UNIQUE INDEX package_price_day ON data.package_prices USING btree (package_id, holds_from) WHERE (withdrawn_at IS NULL);

-- VAT rates that an administrator wrote, for all packages, each with the day in Athens from which it holds. Before the first of them the rate in data.packages holds. A rate that was withdrawn before its day stays as a row.
create table data.vat_rates (
  id integer not null generated as identity,
  holds_from date not null,
  percent integer not null,
  -- Why there is no VAT, in the words that the law wants printed.
  ground text,
  written_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint vat_rates_pkey PRIMARY KEY (id),
  constraint vat_rates_exempt CHECK (((percent = 0) = (ground IS NOT NULL))),
  constraint vat_rates_ground_check CHECK (((length(ground) >= 1) AND (length(ground) <= 300))),
  constraint vat_rates_ground_line CHECK (data.is_line(ground)),
  constraint vat_rates_percent_check CHECK (((percent >= 0) AND (percent <= 30)))
);
CREATE UNIQUE INDEX vat_rate_day ON data.vat_rates USING btree (holds_from) WHERE (withdrawn_at IS NULL);

create table data.scholarships (
  id integer not null generated as identity,
  name text not null,
  kind text not null,
  year integer not null,
  given_by_mentor_id integer,
  approved_at timestamp with time zone,
  -- A gift of a mentor that the team turned down; the mentor may name another one in the same year.
  declined_at timestamp with time zone,
  message text,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  constraint scholarships_pkey PRIMARY KEY (id),
  constraint scholarships_created_by_fkey FOREIGN KEY (created_by) REFERENCES data.users(id),
  constraint scholarships_given_by_mentor_id_fkey FOREIGN KEY (given_by_mentor_id) REFERENCES data.mentors(id),
  constraint scholarship_decided_once CHECK (((approved_at IS NULL) OR (declined_at IS NULL))),
  constraint scholarships_kind_check CHECK ((kind = ANY (ARRAY['full_3m'::text, 'partial_50'::text, 'mentor_gift'::text]))),
  constraint scholarships_message_check CHECK ((length(message) <= 2000)),
  constraint scholarships_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint scholarships_name_line CHECK (data.is_line(name))
);
CREATE UNIQUE INDEX scholarships_gift ON data.scholarships USING btree (given_by_mentor_id, year) WHERE ((kind = 'mentor_gift'::text) AND (declined_at IS NULL));

-- One row per year and kind. Its lock holds the caps when two awards come at once.
create table private.scholarship_years (
  year integer not null,
  kind text not null,
  constraint scholarship_years_pkey PRIMARY KEY (year, kind),
  constraint scholarship_years_kind_check CHECK ((kind = ANY (ARRAY['full_3m'::text, 'partial_50'::text, 'mentor_gift'::text])))
);

create table data.awards (
  id integer not null generated as identity,
  scholarship_id integer not null,
  mentee_id integer not null,
  awarded_at timestamp with time zone not null default now(),
  awarded_by integer,
  year integer not null default EXTRACT(year FROM (now() AT TIME ZONE 'Europe/Athens'::text)),
  withdrawn_at timestamp with time zone,
  constraint awards_pkey PRIMARY KEY (id),
  constraint awards_awarded_by_fkey FOREIGN KEY (awarded_by) REFERENCES data.users(id),
  constraint awards_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint awards_scholarship_id_fkey FOREIGN KEY (scholarship_id) REFERENCES data.scholarships(id)
);
CREATE UNIQUE INDEX award_given ON data.awards USING btree (mentee_id, year) WHERE (withdrawn_at IS NULL);

-- A mentee asks for a scholarship. An award grants the request; otherwise the team declines it with words.
create table data.scholarship_requests (
  id integer not null generated as identity,
  mentee_id integer not null,
  package_id integer not null,
  reason text not null,
  asked_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  answered_by integer,
  granted boolean,
  answer text,
  constraint scholarship_requests_pkey PRIMARY KEY (id),
  constraint scholarship_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES data.users(id),
  constraint scholarship_requests_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint scholarship_requests_package_id_fkey FOREIGN KEY (package_id) REFERENCES data.packages(id),
  constraint scholarship_request_answered_once CHECK (((answered_at IS NULL) = (granted IS NULL))),
  constraint scholarship_requests_answer_check CHECK ((length(answer) <= 2000)),
  constraint scholarship_requests_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000)))
);
CREATE UNIQUE INDEX scholarship_request_open ON data.scholarship_requests USING btree (mentee_id) WHERE (answered_at IS NULL);

-- Orders, paid or not. Price and VAT are copied on the day of the order: a later price or rate changes no order.
create table data.purchases (
  id integer not null generated as identity,
  mentee_id integer not null,
  package_id integer not null,
  price_cents data.cents not null,
  list_price_cents data.cents not null,
  vat_percent integer not null,
  currency character(3) not null,
  duration_months integer not null,
  minimum_sessions integer not null,
  method data.payment_method not null,
  reference text not null,
  award_id integer,
  guardian_name text,
  guardian_email data.email,
  -- When the guardian confirmed by the mailed link.
  guardian_consented_at timestamp with time zone,
  purchased_at timestamp with time zone not null default now(),
  paid_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  refunded_at timestamp with time zone,
  -- While a payment is contested no request is sent on what it bought.
  disputed_at timestamp with time zone,
  -- Whom the mentee had in mind with the order: once it is paid, the mentee goes on with that mentor.
  wanted_mentor_id integer,
  waiting_part boolean not null default false,
  running_part boolean not null default false,
  unfinished_part boolean not null default false,
  begin_requested_at timestamp with time zone,
  terms_version integer,
  -- More went out than came in, by so much; the team claims it back. A trigger keeps it (sql/triggers/listed_purchases.sql).
  overdrawn_cents data.cents not null default 0,
  -- The day of the oldest payment or refund without a tax document. A trigger keeps it.
  undocumented_since timestamp with time zone,
  vat_ground text,
  -- The day of the money that paid it. paid_at is when it was told, and what the order starts counts from there.
  paid_on date,
  -- This and the periods beside it as they were promised with the order: a later setting changes no order.
  refund_days integer not null,
  refund_no_request_months integer not null,
  refund_rejections integer not null,
  early_stop_days integer not null,
  notice_days integer not null,
  claim_months integer not null,
  resume_months integer not null,
  -- When its confirmation was taken back: its days to pay count anew from then.
  waits_since timestamp with time zone,
  guardian_phone text,
  -- R21. When the guardian took the consent back; what runs goes on, and its end is still told to the guardian.
  guardian_withdrawn_at timestamp with time zone,
  constraint purchases_pkey PRIMARY KEY (id),
  constraint purchases_id_mentee_id_key UNIQUE (id, mentee_id),
  constraint purchases_reference_key UNIQUE (reference),
  constraint purchases_award_id_fkey FOREIGN KEY (award_id) REFERENCES data.awards(id),
  constraint purchases_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint purchases_package_id_fkey FOREIGN KEY (package_id) REFERENCES data.packages(id),
  constraint purchases_wanted_mentor_id_fkey FOREIGN KEY (wanted_mentor_id) REFERENCES data.mentors(id),
  constraint purchases_exempt CHECK (((vat_percent = 0) = (vat_ground IS NOT NULL))),
  constraint purchases_guardian_name_check CHECK ((length(guardian_name) <= 160)),
  constraint purchases_guardian_name_name CHECK (data.is_name(guardian_name)),
  constraint purchases_guardian_phone_check CHECK ((guardian_phone ~ '^\+?[0-9]{6,15}$'::text)),
  constraint purchases_overdrawn_cents_check CHECK (((overdrawn_cents)::integer >= 0)),
  constraint purchases_paid_on_a_day CHECK (((paid_at IS NULL) = (paid_on IS NULL))),
  constraint purchases_price_cents_check CHECK (((price_cents)::integer >= 0)),
  constraint purchases_terms_of_request CHECK (((begin_requested_at IS NULL) = (terms_version IS NULL))),
  constraint purchases_vat_ground_check CHECK ((length(vat_ground) <= 300)),
  constraint purchases_vat_ground_line CHECK (data.is_line(vat_ground))
);
CREATE UNIQUE INDEX purchase_open ON data.purchases USING btree (mentee_id, package_id) WHERE ((paid_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX purchases_mentee ON data.purchases USING btree (mentee_id, purchased_at DESC);
CREATE INDEX purchases_overdrawn ON data.purchases USING btree (id) WHERE ((overdrawn_cents)::integer > 0);
CREATE INDEX purchases_reference ON data.purchases USING gin (((' '::text || lower(reference))) extensions.gin_trgm_ops);
CREATE INDEX purchases_unpaid ON data.purchases USING btree (purchased_at, id) WHERE ((paid_at IS NULL) AND (cancelled_at IS NULL));

create table data.parts (
  id integer not null generated as identity,
  purchase_id integer not null,
  mentee_id integer not null,
  position smallint not null,
  kind data.kind not null,
  status data.part_status not null default 'awaiting_payment'::data.part_status,
  closed_reason data.closed_reason,
  duration_months integer not null,
  minimum_sessions integer not null,
  claim_until timestamp with time zone,
  paused_once boolean not null default false,
  closed_at timestamp with time zone,
  constraint parts_pkey PRIMARY KEY (id),
  constraint parts_id_mentee_id_key UNIQUE (id, mentee_id),
  constraint parts_purchase_id_position_key UNIQUE (purchase_id, "position"),
  constraint parts_purchase_id_mentee_id_fkey FOREIGN KEY (purchase_id, mentee_id) REFERENCES data.purchases(id, mentee_id),
  constraint part_closed_has_reason CHECK (((status = 'completed'::data.part_status) = (closed_reason IS NOT NULL)))
);
CREATE INDEX parts_mentee ON data.parts USING btree (mentee_id, kind, status);

-- What was paid, what was sent back, and what Stripe was asked and answered. Money is whole cents.

-- Open and past Checkout Sessions of a purchase.
create table data.checkouts (
  id integer not null generated as identity,
  purchase_id integer not null,
  attempt integer not null,
  idempotency_key text not null,
  stripe_session_id text,
  amount_cents data.cents not null,
  status text not null default 'open'::text,
  -- Word for word what was asked: the same key must come with the same question, however late.
  asked jsonb not null,
  livemode boolean not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_idempotency_key_key UNIQUE (idempotency_key),
  constraint checkouts_purchase_id_attempt_key UNIQUE (purchase_id, attempt),
  constraint checkouts_stripe_session_id_key UNIQUE (stripe_session_id),
  constraint checkouts_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint checkouts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'flagged'::text])))
);
CREATE UNIQUE INDEX checkout_open ON data.checkouts USING btree (purchase_id) WHERE (status = ANY (ARRAY['open'::text, 'processing'::text]));

-- What Stripe told. An event only says where to look: who paid and how is not kept.
create table private.stripe_events (
  id text not null,
  type text not null,
  about jsonb not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  processed_at timestamp with time zone,
  next_attempt_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  error text,
  constraint stripe_events_pkey PRIMARY KEY (id)
);
CREATE INDEX stripe_events_open ON private.stripe_events USING btree (next_attempt_at) WHERE (processed_at IS NULL);

create table data.proofs (
  id integer not null generated as identity,
  purchase_id integer not null,
  file_name text not null,
  mime text not null,
  bytes bytea not null,
  sent_at timestamp with time zone not null default now(),
  constraint proofs_pkey PRIMARY KEY (id),
  constraint proofs_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint proofs_file_name_check CHECK ((length(file_name) <= 200)),
  constraint proofs_file_name_line CHECK (data.is_line(file_name)),
  constraint proofs_mime_check CHECK ((mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text])))
);
CREATE INDEX proofs_purchase ON data.proofs USING btree (purchase_id, sent_at DESC);

create table data.payments (
  id integer not null generated as identity,
  purchase_id integer not null,
  method data.payment_method not null,
  external_ref text not null,
  amount_cents data.cents not null,
  currency character(3) not null,
  paid_at timestamp with time zone not null default now(),
  recorded_by integer,
  -- What the team finds a payment by: nobody reads the whole number.
  reference_end text not null generated always as ("right"(external_ref, 6)) stored,
  -- Money that pays nothing and is owed back: the purchase was paid or closed, or the price is not reached yet.
  surplus boolean not null default false,
  -- The day of the money in Athens, as the bank or Stripe says it; of several transfers the last. paid_at is when it was told.
  paid_on date not null default ((now() AT TIME ZONE 'Europe/Athens'::text))::date,
  -- What the payment was before the team took it back: the price of its order, or a surplus. Its amount stands in the ledger.
  taken_back text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_external_ref_key UNIQUE (external_ref),
  constraint payments_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES data.users(id),
  constraint payments_amount_cents_check CHECK (((amount_cents)::integer >= 0)),
  constraint payments_external_ref_line CHECK (data.is_line(external_ref)),
  constraint payments_taken_back CHECK (((taken_back IS NULL) OR (surplus AND ((amount_cents)::integer = 0)))),
  constraint payments_taken_back_check CHECK ((taken_back = ANY (ARRAY['price'::text, 'surplus'::text])))
);
CREATE UNIQUE INDEX payment_counted ON data.payments USING btree (purchase_id) WHERE (NOT surplus);
CREATE INDEX payments_purchase ON data.payments USING btree (purchase_id);

-- What came by bank transfer, with the bank’s reference. Several may fill one payment; what is beyond the price is a surplus payment of its own.
create table data.transfers (
  id integer not null generated as identity,
  purchase_id integer not null,
  payment_id integer not null,
  reference text not null,
  reference_end text not null generated always as ("right"(reference, 6)) stored,
  amount_cents data.cents not null,
  booked_at timestamp with time zone not null default now(),
  booked_by integer,
  -- The bank’s day.
  arrived_on date not null default ((now() AT TIME ZONE 'Europe/Athens'::text))::date,
  signs text not null generated always as (regexp_replace(translate(upper(NORMALIZE(reference, NFKC)), 'ΑΒΕΖΗΚΜΝΡΤΥΧ'::text, 'ABEZHKMNPTYX'::text), '[^A-Z0-9]+'::text, ''::text, 'g'::text)) stored,
  -- Booked by mistake: it may be booked again.
  taken_back boolean not null default false,
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES data.users(id),
  constraint transfers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint transfers_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint transfers_amount_cents_check CHECK (((amount_cents)::integer > 0)),
  constraint transfers_reference_check CHECK ((length(reference) <= 200))
);
CREATE UNIQUE INDEX transfer_once ON data.transfers USING btree (signs) WHERE (NOT taken_back);
CREATE INDEX transfers_purchase ON data.transfers USING btree (purchase_id);
CREATE INDEX transfers_reference_end ON data.transfers USING btree (reference_end);

-- What goes back of a payment. The team may give back parts as often as something is left, all of it once.
create table data.refunds (
  id integer not null generated as identity,
  payment_id integer not null,
  purchase_id integer not null,
  amount_cents data.cents not null,
  ground text not null,
  reason text,
  state text not null default 'sent'::text,
  -- The team sent it from its own account: of a deposit, or of a card to which Stripe could not send it.
  by_bank boolean not null default false,
  external_ref text,
  reference_end text generated always as ("right"(external_ref, 6)) stored,
  requested_at timestamp with time zone not null default now(),
  requested_by integer,
  done_at timestamp with time zone,
  -- Stripe’s id, known also when the team sends the refund in the end: late news of it makes no second row.
  stripe_ref text,
  kept_cents data.cents not null default 0,
  sessions_held integer,
  sessions_total integer,
  -- The moment of a withdrawal; of one by letter the end of the day on which it was sent. Sessions until then count, also those entered later.
  declared_at timestamp with time zone,
  -- The day on which the money left. done_at is when it was told.
  sent_on date,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_external_ref_key UNIQUE (external_ref),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint refunds_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES data.users(id),
  constraint refunds_amount_cents_check CHECK (((amount_cents)::integer > 0)),
  constraint refunds_counted_whole CHECK ((((sessions_held IS NULL) = (sessions_total IS NULL)) AND ((sessions_held >= 0) AND (sessions_held <= sessions_total)))),
  constraint refunds_external_ref_line CHECK (data.is_line(external_ref)),
  constraint refunds_kept_cents_check CHECK (((kept_cents)::integer >= 0)),
  constraint refunds_kept_for_sessions CHECK ((((kept_cents)::integer = 0) OR (sessions_held > 0))),
  constraint refunds_reason_check CHECK ((length(reason) <= 2000)),
  constraint refunds_sent_on_a_day CHECK (((done_at IS NULL) = (sent_on IS NULL))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'done'::text, 'failed'::text, 'void'::text])))
);
CREATE UNIQUE INDEX refund_once ON data.refunds USING btree (payment_id) WHERE (ground <> ALL (ARRAY['provider'::text, 'goodwill'::text]));
CREATE INDEX refunds_payment ON data.refunds USING btree (payment_id);
CREATE INDEX refunds_purchase ON data.refunds USING btree (purchase_id);
CREATE UNIQUE INDEX refunds_stripe_ref ON data.refunds USING btree (stripe_ref);

-- The account to which a mentee wants the money sent.
create table data.refund_accounts (
  purchase_id integer not null,
  iban text not null,
  holder text not null,
  given_at timestamp with time zone not null default now(),
  constraint refund_accounts_pkey PRIMARY KEY (purchase_id),
  constraint refund_accounts_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint refund_accounts_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 161))),
  constraint refund_accounts_holder_line CHECK (data.is_line(holder)),
  constraint refund_accounts_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text))
);

-- What a mentee asks of the team where the terms alone give nothing back.
create table data.refund_requests (
  id integer not null generated as identity,
  purchase_id integer not null,
  text text not null,
  -- What the rules found on the day; null where only the team can find a ground.
  ground text,
  asked_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  answered_by integer,
  granted boolean,
  answer text,
  constraint refund_requests_pkey PRIMARY KEY (id),
  constraint refund_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES data.users(id),
  constraint refund_requests_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint refund_requests_answer_check CHECK ((length(answer) <= 2000)),
  constraint refund_requests_check CHECK (((answered_at IS NULL) = (granted IS NULL))),
  constraint refund_requests_text_check CHECK ((length(text) <= 2000))
);
CREATE UNIQUE INDEX refund_request_open ON data.refund_requests USING btree (purchase_id) WHERE (answered_at IS NULL);

-- Contested payments, by Stripe’s id of the dispute. Its end is final: late news of its beginning changes nothing.
create table private.disputes (
  external_ref text not null,
  payment_id integer not null,
  amount_cents data.cents not null,
  state text not null,
  opened_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint disputes_pkey PRIMARY KEY (external_ref),
  constraint disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

-- Every cent in and out, once. A trigger keeps it insert-only. Lines of a payment below zero: a lost dispute, with what the bank took, and what the team had booked by mistake.
create table data.ledger_entries (
  id integer not null generated as identity,
  purchase_id integer not null,
  payment_id integer,
  refund_id integer,
  amount_cents data.cents not null,
  by_bank boolean not null default false,
  at timestamp with time zone not null default now(),
  dispute_ref text,
  transfer_id integer,
  -- The day of the money. `at` is when it was told.
  paid_on date not null,
  -- The day under which the accountant has it: that of the money, or if its month was handed over, the first of the next.
  booked_on date not null,
  taken_back boolean not null default false,
  -- One of two lines that move money from the day that was typed to the bank’s: the one below zero stands against the old day.
  redated boolean not null default false,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_dispute_ref_key UNIQUE (dispute_ref),
  constraint ledger_entries_dispute_ref_fkey FOREIGN KEY (dispute_ref) REFERENCES private.disputes(external_ref),
  constraint ledger_entries_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint ledger_entries_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint ledger_entries_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES data.refunds(id),
  constraint ledger_entries_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES data.transfers(id),
  constraint ledger_entries_below_zero CHECK (((((payment_id IS NOT NULL) AND ((amount_cents)::integer < 0)))::integer = (((dispute_ref IS NOT NULL))::integer + (taken_back)::integer))),
  constraint ledger_entries_booked_later CHECK ((booked_on >= paid_on)),
  constraint ledger_entries_check CHECK ((num_nonnulls(payment_id, refund_id) = 1))
);
CREATE INDEX ledger_entries_booked_on ON data.ledger_entries USING btree (booked_on, id);
CREATE INDEX ledger_entries_purchase ON data.ledger_entries USING btree (purchase_id);
CREATE INDEX ledger_entries_refund ON data.ledger_entries USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_entry_of_payment ON data.ledger_entries USING btree (payment_id, dispute_ref, transfer_id, taken_back, redated) NULLS NOT DISTINCT WHERE (payment_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_entry_of_refund ON data.ledger_entries USING btree (refund_id, sign(((amount_cents)::integer)::double precision)) WHERE ((refund_id IS NOT NULL) AND (NOT by_bank));
CREATE UNIQUE INDEX ledger_entry_of_transfer ON data.ledger_entries USING btree (transfer_id) WHERE ((transfer_id IS NOT NULL) AND (NOT redated));

-- Money that needs a person to look at it.
create table data.payment_flags (
  id integer not null generated as identity,
  purchase_id integer,
  payment_id integer,
  problem text not null,
  -- Stripe’s id: one flag per problem of a thing, however often it is told.
  external_ref text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  raised_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  settled_by integer,
  note text,
  constraint payment_flags_pkey PRIMARY KEY (id),
  constraint payment_flags_problem_external_ref_key UNIQUE (problem, external_ref),
  constraint payment_flags_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint payment_flags_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint payment_flags_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES data.users(id),
  constraint payment_flags_note_check CHECK ((length(note) <= 2000))
);

-- Files of the bank that are being checked. They go when the treasurer has finished, or by themselves (rules.retained_for).
create table private.statements (
  id integer not null generated as identity,
  created_by_user_id integer not null,
  created_at timestamp with time zone not null default now(),
  -- The file says that it is of the network’s account; one of another account is refused.
  names_account boolean not null,
  -- How many lines took money out of the account and have nothing to do with an order. They are not kept.
  outgoing integer not null default 0,
  headings text[],
  -- The lines of a file whose columns nobody has named yet, as [[number, [cells]]].
  rows jsonb,
  -- By how much the lines contradict the balances that the file names: 0 if they prove it, null if it names none.
  off_cents data.cents,
  constraint statements_pkey PRIMARY KEY (id),
  constraint statements_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES data.users(id),
  constraint statements_headings_check CHECK (((cardinality(headings) >= 1) AND (cardinality(headings) <= 100))),
  constraint statements_off_cents_check CHECK (((off_cents)::integer >= 0)),
  constraint statements_unread CHECK (((headings IS NULL) = (rows IS NULL)))
);

-- Money that a file of the bank says has come, or has left again. What becomes of a line is found anew each time (rules.statement_fate).
create table private.statement_lines (
  statement_id integer not null,
  number integer not null,
  day date,
  amount_cents data.cents,
  text text not null,
  -- Tells the line apart in every file: day, amount, a hash of the rest, and at the end the bank’s reference. It becomes the reference of the transfer, of which there is one.
  identity text not null,
  -- The order whose reference stands in the text; by_name: the one of the mentee whose name stands in it.
  purchase_id integer,
  by_name boolean not null default false,
  -- Why the line is left alone.
  aside text,
  -- The bank’s reference, if it can be one of a single transfer; otherwise empty.
  reference text not null default ''::text,
  -- The file has the same line before.
  again boolean not null default false,
  -- The bank says that it takes another line back: with its own mark, or in words.
  reversal text,
  -- A later line of the file takes this money back, or perhaps does.
  taken_back text,
  -- The whole of the collective booking that the line is a part of.
  batch_cents data.cents,
  -- The orders whose payments a line that left may take back, without a word of which.
  candidates integer[] not null default '{}'::integer[],
  -- What a person said that this money is; with order, purchase_id is the one that she chose.
  settled_as text,
  constraint statement_lines_pkey PRIMARY KEY (statement_id, number),
  constraint statement_lines_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES private.statements(id) ON DELETE CASCADE,
  constraint statement_lines_amount_cents_check CHECK (((amount_cents)::integer <> 0)),
  constraint statement_lines_aside_check CHECK ((aside = ANY (ARRAY['unreadable'::text, 'foreign'::text, 'pending'::text, 'several'::text]))),
  constraint statement_lines_identity_check CHECK ((length(identity) <= 200)),
  constraint statement_lines_identity_line CHECK (data.is_line(identity)),
  constraint statement_lines_reference_check CHECK (((length(reference) <= 100) AND data.is_line(reference))),
  constraint statement_lines_reversal_check CHECK ((reversal = ANY (ARRAY['told'::text, 'worded'::text]))),
  constraint statement_lines_settled_as_check CHECK ((settled_as = ANY (ARRAY['order'::text, 'donation'::text, 'ours'::text, 'ignored'::text]))),
  constraint statement_lines_taken_back_check CHECK ((taken_back = ANY (ARRAY['whole'::text, 'perhaps'::text]))),
  constraint statement_lines_text_check CHECK ((length(text) <= 400)),
  constraint statement_lines_text_line CHECK (data.is_line(text))
);
CREATE INDEX statement_lines_purchase ON private.statement_lines USING btree (statement_id, purchase_id);

-- What the columns of a bank’s file hold, by a hash of their headings: named once, known from then on.
create table private.statement_columns (
  key text not null,
  columns jsonb not null,
  constraint statement_columns_pkey PRIMARY KEY (key)
);

-- To whom an invoice is made out; a purchase without a row gets a retail receipt.
create table data.invoice_details (
  purchase_id integer not null,
  name text not null,
  -- Nine digits of a Greek one, otherwise with the letters of its country before it.
  tax_number text not null,
  address text not null,
  activity text not null,
  given_at timestamp with time zone not null default now(),
  constraint invoice_details_pkey PRIMARY KEY (purchase_id),
  constraint invoice_details_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint invoice_details_activity_check CHECK (((length(activity) >= 1) AND (length(activity) <= 160))),
  constraint invoice_details_activity_line CHECK (data.is_line(activity)),
  constraint invoice_details_address_check CHECK (((length(address) >= 1) AND (length(address) <= 200))),
  constraint invoice_details_address_line CHECK (data.is_line(address)),
  constraint invoice_details_name_check CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  constraint invoice_details_name_line CHECK (data.is_line(name)),
  constraint invoice_details_tax_number_check CHECK ((tax_number ~ '^[A-Z0-9]{8,14}$'::text))
);

-- What the accountant issued for a payment or a refund. A trigger keeps it insert-only: a document is followed by a credit document, never changed.
create table data.tax_documents (
  id integer not null generated as identity,
  purchase_id integer not null,
  payment_id integer not null,
  -- Null in a credit document that takes back a wrong document, or what a bank took in a lost dispute.
  refund_id integer,
  credits_id integer,
  kind text not null,
  series text not null,
  number integer not null,
  issued_on date not null,
  -- The number under which AADE has the document (myDATA).
  mark text not null,
  uid text,
  qr_url text,
  amount_cents data.cents not null,
  entered_at timestamp with time zone not null default now(),
  entered_by integer,
  constraint tax_documents_pkey PRIMARY KEY (id),
  constraint tax_documents_mark_key UNIQUE (mark),
  constraint tax_documents_credits_id_fkey FOREIGN KEY (credits_id) REFERENCES data.tax_documents(id),
  constraint tax_documents_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES data.users(id),
  constraint tax_documents_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES data.payments(id),
  constraint tax_documents_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint tax_documents_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES data.refunds(id),
  constraint tax_documents_amount_cents_check CHECK (((amount_cents)::integer > 0)),
  constraint tax_documents_credit CHECK (((credits_id IS NOT NULL) = (kind = ANY (ARRAY['retail_credit'::text, 'invoice_credit'::text])))),
  constraint tax_documents_kind_check CHECK ((kind = ANY (ARRAY['retail'::text, 'invoice'::text, 'retail_credit'::text, 'invoice_credit'::text]))),
  constraint tax_documents_mark_check CHECK ((mark ~ '^[1-9][0-9]{14}$'::text)),
  constraint tax_documents_number_check CHECK ((number > 0)),
  constraint tax_documents_of_refund CHECK (((refund_id IS NULL) OR (credits_id IS NOT NULL))),
  constraint tax_documents_qr_url_check CHECK (((length(qr_url) <= 300) AND (qr_url ~ '^https://[!-~]+$'::text))),
  constraint tax_documents_series_check CHECK (((length(series) >= 1) AND (length(series) <= 50))),
  constraint tax_documents_series_line CHECK (data.is_line(series)),
  constraint tax_documents_uid_check CHECK ((uid ~ '^[0-9A-F]{40}$'::text))
);
CREATE UNIQUE INDEX tax_document_number ON data.tax_documents USING btree (kind, series, number, EXTRACT(year FROM issued_on));
CREATE UNIQUE INDEX tax_document_of_refund ON data.tax_documents USING btree (refund_id);
CREATE INDEX tax_documents_purchase ON data.tax_documents USING btree (purchase_id);

-- The PDF of a tax document. One that was uploaded by mistake is replaced: it may be about somebody else.
create table data.tax_document_files (
  document_id integer not null,
  purchase_id integer not null,
  bytes bytea not null,
  stored_at timestamp with time zone not null default now(),
  constraint tax_document_files_pkey PRIMARY KEY (document_id),
  constraint tax_document_files_document_id_fkey FOREIGN KEY (document_id) REFERENCES data.tax_documents(id),
  constraint tax_document_files_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id)
);

create table data.document_sendings (

);

-- Requests, mentorships and their sessions, and what people say to and about each other. The indexes named after a rule
-- are that rule.

create table data.mentorship_requests (
  id integer not null generated as identity,
  mentee_id integer not null,
  mentee_user_id integer not null,
  mentor_id integer not null,
  mentor_user_id integer not null,
  part_id integer not null,
  kind data.kind not null,
  message text not null,
  reason text,
  field_of_interest_id integer,
  status data.request_status not null default 'pending'::data.request_status,
  requested_at timestamp with time zone not null default now(),
  answer_due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  close_reason data.close_reason,
  closed_by data.actor,
  closed_by_user_id integer,
  -- Told to the mentee; the note is read by the team only.
  reject_reason text,
  reject_message text,
  team_note text,
  question text,
  asked_at timestamp with time zone,
  answer text,
  question_answered_at timestamp with time zone,
  -- R19. When the rejections were that make, with this one and those between, as many as flag a mentor. Written by a trigger.
  flags_since timestamp with time zone,
  constraint mentorship_requests_pkey PRIMARY KEY (id),
  constraint mentorship_requests_closed_by_user_id_fkey FOREIGN KEY (closed_by_user_id) REFERENCES data.users(id),
  constraint mentorship_requests_field_of_interest_id_fkey FOREIGN KEY (field_of_interest_id) REFERENCES data.support_topics(id),
  constraint mentorship_requests_mentee_id_mentee_user_id_fkey FOREIGN KEY (mentee_id, mentee_user_id) REFERENCES data.mentees(id, user_id),
  constraint mentorship_requests_mentor_id_mentor_user_id_fkey FOREIGN KEY (mentor_id, mentor_user_id) REFERENCES data.mentors(id, user_id),
  constraint mentorship_requests_part_id_mentee_id_fkey FOREIGN KEY (part_id, mentee_id) REFERENCES data.parts(id, mentee_id),
  constraint coaching_request_complete CHECK (((kind = 'mentoring'::data.kind) OR ((reason IS NOT NULL) AND (field_of_interest_id IS NOT NULL)))),
  constraint mentorship_requests_answer_check CHECK ((length(answer) <= 2000)),
  constraint mentorship_requests_message_check CHECK (((length(message) >= 20) AND (length(message) <= 2000))),
  constraint mentorship_requests_question_check CHECK ((length(question) <= 1000)),
  constraint mentorship_requests_reason_check CHECK ((length(reason) <= 2000)),
  constraint mentorship_requests_reject_message_check CHECK ((length(reject_message) <= 2000)),
  constraint mentorship_requests_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['no_time'::text, 'other_field'::text, 'not_a_match'::text, 'already_mentoring'::text, 'other'::text]))),
  constraint mentorship_requests_team_note_check CHECK ((length(team_note) <= 2000)),
  constraint own_profile CHECK ((mentor_user_id <> mentee_user_id)),
  constraint request_closed_has_reason CHECK (((status = 'rejected'::data.request_status) = (close_reason IS NOT NULL)))
);
CREATE INDEX mentorship_requests_closed ON data.mentorship_requests USING btree (answered_at DESC, id) INCLUDE (close_reason) WHERE (status = 'rejected'::data.request_status);
CREATE INDEX mentorship_requests_due ON data.mentorship_requests USING btree (answer_due_at, id) WHERE (status = 'pending'::data.request_status);
CREATE INDEX mentorship_requests_flagging ON data.mentorship_requests USING btree (flags_since, mentor_id) WHERE (flags_since IS NOT NULL);
CREATE INDEX mentorship_requests_mentee ON data.mentorship_requests USING btree (mentee_id, mentee_user_id, requested_at DESC);
CREATE INDEX mentorship_requests_mentee_user ON data.mentorship_requests USING btree (mentee_user_id) INCLUDE (id);
CREATE INDEX mentorship_requests_mentor ON data.mentorship_requests USING btree (mentor_id, mentor_user_id, requested_at DESC);
CREATE INDEX mentorship_requests_mentor_user ON data.mentorship_requests USING btree (mentor_user_id) INCLUDE (id);
CREATE INDEX mentorship_requests_part ON data.mentorship_requests USING btree (part_id, mentee_id);
CREATE INDEX mentorship_requests_requested_counted ON data.mentorship_requests USING btree (requested_at) INCLUDE (mentor_id, part_id);
CREATE UNIQUE INDEX request_pending ON data.mentorship_requests USING btree (mentee_id) WHERE (status = 'pending'::data.request_status);

create table data.mentorships (
  id integer not null generated as identity,
  request_id integer,
  mentor_id integer not null,
  mentor_user_id integer not null,
  mentee_id integer not null,
  mentee_user_id integer not null,
  part_id integer not null,
  kind data.kind not null,
  status data.mentorship_status not null default 'running'::data.mentorship_status,
  started_at timestamp with time zone not null default now(),
  planned_end_on date not null,
  paused_at timestamp with time zone,
  resume_by timestamp with time zone,
  -- R15. About when the two want to go on: then they and the team are reminded. Nothing ends on this day.
  pause_until date,
  notice_given_at timestamp with time zone,
  ends_on date,
  stop_outcome data.stop_outcome,
  stop_requested_by data.actor,
  ended_at timestamp with time zone,
  end_reason text,
  created_by_user_id integer,
  -- The days of a pause are no days without a session.
  resumed_at timestamp with time zone,
  -- R15. The pauses that are over, for the statistics of past months.
  past_pauses tstzmultirange not null default '{}'::tstzmultirange,
  -- The last session that counts, with earlier mentorships on the same part.
  last_session_on date,
  counted_sessions integer not null default 0,
  silent_since date not null generated always as (GREATEST(last_session_on, ((started_at AT TIME ZONE 'Europe/Athens'::text))::date, ((resumed_at AT TIME ZONE 'Europe/Athens'::text))::date)) stored,
  -- The team ended it at once, for safety. Only the team reads it: the two are told that it has ended, and nothing is asked of them.
  ended_for_safety boolean not null default false,
  constraint mentorships_pkey PRIMARY KEY (id),
  constraint mentorships_request_id_key UNIQUE (request_id),
  constraint mentorships_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES data.users(id),
  constraint mentorships_mentee_id_mentee_user_id_fkey FOREIGN KEY (mentee_id, mentee_user_id) REFERENCES data.mentees(id, user_id),
  constraint mentorships_mentor_id_mentor_user_id_fkey FOREIGN KEY (mentor_id, mentor_user_id) REFERENCES data.mentors(id, user_id),
  constraint mentorships_part_id_mentee_id_fkey FOREIGN KEY (part_id, mentee_id) REFERENCES data.parts(id, mentee_id),
  constraint mentorships_request_id_fkey FOREIGN KEY (request_id) REFERENCES data.mentorship_requests(id),
  constraint ended_for_safety_stopped CHECK (((NOT ended_for_safety) OR (status = 'stopped'::data.mentorship_status))),
  constraint mentorship_ended_at CHECK (((status = ANY (ARRAY['stopped'::data.mentorship_status, 'completed'::data.mentorship_status])) = (ended_at IS NOT NULL))),
  constraint mentorship_notice_whole CHECK (((ends_on IS NULL) = (notice_given_at IS NULL))),
  constraint mentorship_pause_until CHECK (((pause_until IS NULL) OR (status = 'paused'::data.mentorship_status))),
  constraint mentorships_end_reason_check CHECK ((length(end_reason) <= 2000)),
  constraint own_profile CHECK ((mentor_user_id <> mentee_user_id))
);
CREATE UNIQUE INDEX mentee_in_mentorship ON data.mentorships USING btree (mentee_id) WHERE (status = 'running'::data.mentorship_status);
CREATE UNIQUE INDEX mentor_in_mentorship ON data.mentorships USING btree (mentor_id) WHERE (status = 'running'::data.mentorship_status);
CREATE INDEX mentorships_mentee ON data.mentorships USING btree (mentee_id, mentee_user_id, started_at DESC);
CREATE INDEX mentorships_mentee_user ON data.mentorships USING btree (mentee_user_id) INCLUDE (id);
CREATE INDEX mentorships_mentor ON data.mentorships USING btree (mentor_id, mentor_user_id, started_at DESC);
CREATE INDEX mentorships_mentor_user ON data.mentorships USING btree (mentor_user_id) INCLUDE (id);
CREATE INDEX mentorships_part ON data.mentorships USING btree (part_id, mentee_id);
CREATE INDEX mentorships_started_counted ON data.mentorships USING btree (started_at) INCLUDE (kind, mentor_id, part_id);
CREATE UNIQUE INDEX part_in_mentorship ON data.mentorships USING btree (part_id) WHERE (status = ANY (ARRAY['running'::data.mentorship_status, 'paused'::data.mentorship_status]));

create table data.sessions (
  id integer not null generated as identity,
  mentorship_id integer not null,
  status data.session_status not null,
  held_on date not null,
  starts_at timestamp with time zone,
  minutes integer,
  note text,
  entered_by data.actor not null,
  entered_by_user_id integer not null,
  entered_at timestamp with time zone not null default now(),
  -- R14. An address or a link.
  place text,
  -- The time was set after its own limit for free cancellation, and not by the mentee: then no cancellation of the mentee counts.
  short_notice boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_entered_by_user_id_fkey FOREIGN KEY (entered_by_user_id) REFERENCES data.users(id),
  constraint sessions_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint sessions_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600))),
  constraint sessions_note_check CHECK ((length(note) <= 2000)),
  constraint sessions_place_check CHECK ((length(place) <= 300)),
  constraint sessions_place_line CHECK (data.is_line(place))
);
CREATE INDEX sessions_mentorship ON data.sessions USING btree (mentorship_id, held_on DESC, id DESC);

-- R14. Times for a session that one side offers: one of them is taken, or other times replace them. Open until then, while one of the times is still to come.
create table data.proposals (
  id integer not null generated as identity,
  mentorship_id integer not null,
  times timestamp with time zone[] not null,
  place text,
  proposed_by data.actor not null,
  proposed_by_user_id integer not null,
  proposed_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  outcome text,
  taken timestamp with time zone,
  closed_by_user_id integer,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_closed_by_user_id_fkey FOREIGN KEY (closed_by_user_id) REFERENCES data.users(id),
  constraint proposals_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint proposals_proposed_by_user_id_fkey FOREIGN KEY (proposed_by_user_id) REFERENCES data.users(id),
  constraint proposals_check CHECK ((taken = ANY (times))),
  constraint proposals_closed_whole CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint proposals_outcome_check CHECK ((outcome = ANY (ARRAY['taken'::text, 'replaced'::text, 'withdrawn'::text, 'ended'::text]))),
  constraint proposals_place_check CHECK ((length(place) <= 300)),
  constraint proposals_place_line CHECK (data.is_line(place)),
  constraint proposals_taken_whole CHECK ((((outcome = 'taken'::text) IS TRUE) = (taken IS NOT NULL))),
  constraint proposals_times_check CHECK ((((cardinality(times) >= 1) AND (cardinality(times) <= 3)) AND (array_position(times, NULL::timestamp with time zone) IS NULL)))
);
CREATE UNIQUE INDEX proposals_one_open ON data.proposals USING btree (mentorship_id) WHERE (closed_at IS NULL);

create table data.goals (
  id integer not null generated as identity,
  mentorship_id integer not null,
  text text not null,
  reached_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by_user_id integer not null,
  constraint goals_pkey PRIMARY KEY (id),
  constraint goals_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES data.users(id),
  constraint goals_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint goals_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500)))
);
CREATE INDEX goals_mentorship ON data.goals USING btree (mentorship_id);

create table data.feedback (
  id integer not null generated as identity,
  mentorship_id integer not null,
  user_id integer not null,
  step text not null,
  answers jsonb not null,
  publishable boolean not null default false,
  given_at timestamp with time zone not null default now(),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_mentorship_id_user_id_step_key UNIQUE (mentorship_id, user_id, step),
  constraint feedback_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint feedback_step_check CHECK ((step = ANY (ARRAY['start'::text, 'check_in'::text, 'end'::text, 'later'::text])))
);
CREATE INDEX feedback_badly ON data.feedback USING btree (given_at, mentorship_id) WHERE ((answers ->> 'going'::text) = 'badly'::text);

-- What a mentee or mentor asks the team for: a pause of the mentorship, to go on, another mentor, or its end. Closed when the team does it (met), answers in words (answered), when it is withdrawn, or overtaken by the end.
create table data.pair_wishes (
  id integer not null generated as identity,
  mentorship_id integer not null,
  user_id integer not null,
  wish text not null,
  reason text not null,
  asked_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  outcome text,
  answer text,
  closed_by_user_id integer,
  constraint pair_wishes_pkey PRIMARY KEY (id),
  constraint pair_wishes_closed_by_user_id_fkey FOREIGN KEY (closed_by_user_id) REFERENCES data.users(id),
  constraint pair_wishes_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint pair_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint pair_wishes_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint pair_wishes_check CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint pair_wishes_outcome_check CHECK ((outcome = ANY (ARRAY['met'::text, 'overtaken'::text, 'answered'::text, 'withdrawn'::text]))),
  constraint pair_wishes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000))),
  constraint pair_wishes_wish_check CHECK ((wish = ANY (ARRAY['pause'::text, 'resume'::text, 'another'::text, 'end'::text])))
);
CREATE UNIQUE INDEX pair_wishes_one_open ON data.pair_wishes USING btree (mentorship_id, user_id) WHERE (closed_at IS NULL);

create table data.suggestion_requests (
  id integer not null generated as identity,
  mentee_id integer not null,
  text text not null,
  asked_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  answered_by_user_id integer,
  answer text,
  topic text not null default ''::text,
  help text not null default ''::text,
  reopened_at timestamp with time zone,
  topic_ids integer[] not null default '{}'::integer[],
  constraint suggestion_requests_pkey PRIMARY KEY (id),
  constraint suggestion_requests_answered_by_user_id_fkey FOREIGN KEY (answered_by_user_id) REFERENCES data.users(id),
  constraint suggestion_requests_mentee_id_fkey FOREIGN KEY (mentee_id) REFERENCES data.mentees(id),
  constraint suggestion_requests_answer_check CHECK ((length(answer) <= 2000)),
  constraint suggestion_requests_help_check CHECK ((length(help) <= 2000)),
  constraint suggestion_requests_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint suggestion_requests_topic_check CHECK ((length(topic) <= 1000))
);
CREATE UNIQUE INDEX suggestion_request_open ON data.suggestion_requests USING btree (mentee_id) WHERE (answered_at IS NULL);

create table data.suggestions (
  suggestion_request_id integer not null,
  mentor_id integer not null,
  constraint suggestions_pkey PRIMARY KEY (suggestion_request_id, mentor_id),
  constraint suggestions_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint suggestions_suggestion_request_id_fkey FOREIGN KEY (suggestion_request_id) REFERENCES data.suggestion_requests(id)
);

create table data.testimonials (
  id integer not null generated as identity,
  mentor_id integer not null,
  mentee_full_name text not null,
  given_on date not null,
  text text not null,
  published_at timestamp with time zone,
  mentorship_id integer,
  created_at timestamp with time zone not null default now(),
  -- Counts the changes of the text, so that an admin publishes or changes what was read.
  version integer not null default 1,
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint testimonials_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint testimonials_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint testimonials_mentee_full_name_check CHECK (((length(mentee_full_name) >= 1) AND (length(mentee_full_name) <= 160))),
  constraint testimonials_mentee_full_name_name CHECK (data.is_name(mentee_full_name)),
  constraint testimonials_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX testimonials_mentor ON data.testimonials USING btree (mentor_id, given_on DESC);

create table data.notes (
  id integer not null generated as identity,
  about_user_id integer not null,
  text text,
  written_at timestamp with time zone not null default now(),
  written_by_user_id integer not null,
  call data.call_outcome,
  -- On this day the person waits for the team again, unless a later call, a later such day or a note from that day on has settled it.
  look_again_on date,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES data.users(id),
  constraint notes_written_by_user_id_fkey FOREIGN KEY (written_by_user_id) REFERENCES data.users(id),
  constraint note_says CHECK (((text IS NOT NULL) OR (call IS NOT NULL))),
  constraint notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);
CREATE INDEX notes_about ON data.notes USING btree (about_user_id, id);
CREATE INDEX notes_to_look_again ON data.notes USING btree (look_again_on) WHERE (look_again_on IS NOT NULL);

-- What the team did about a trouble: a mentorship that goes badly or is quiet, a mentor who is flagged. Somebody looks after it, or it is settled, with a note. The last line about a trouble counts.
create table data.follow_ups (
  id integer not null generated as identity,
  trouble data.trouble not null,
  mentorship_id integer,
  mentor_id integer,
  at timestamp with time zone not null default now(),
  by_user_id integer not null,
  settled boolean not null,
  note text,
  -- From this day on the settled trouble waits for the team again. Without it, only when it happens anew.
  look_again_on date,
  constraint follow_ups_pkey PRIMARY KEY (id),
  constraint follow_ups_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES data.users(id),
  constraint follow_ups_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id),
  constraint follow_ups_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint follow_ups_about CHECK (((num_nonnulls(mentorship_id, mentor_id) = 1) AND ((trouble = 'flagged'::data.trouble) = (mentor_id IS NOT NULL)))),
  constraint follow_ups_look_again CHECK ((settled OR (look_again_on IS NULL))),
  constraint follow_ups_note CHECK ((settled = (note IS NOT NULL))),
  constraint follow_ups_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000)))
);
CREATE INDEX follow_ups_about ON data.follow_ups USING btree (COALESCE(mentorship_id, mentor_id), trouble, id DESC);

create table data.reports (
  id integer not null generated as identity,
  by_user_id integer not null,
  about_user_id integer,
  request_id integer,
  text text not null,
  sent_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  settled_by_user_id integer,
  mentorship_id integer,
  decision text,
  answer text,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES data.users(id),
  constraint reports_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES data.users(id),
  constraint reports_mentorship_id_fkey FOREIGN KEY (mentorship_id) REFERENCES data.mentorships(id),
  constraint reports_request_id_fkey FOREIGN KEY (request_id) REFERENCES data.mentorship_requests(id),
  constraint reports_settled_by_user_id_fkey FOREIGN KEY (settled_by_user_id) REFERENCES data.users(id),
  constraint reports_answer_check CHECK ((length(answer) <= 2000)),
  constraint reports_decision_check CHECK (((length(decision) >= 1) AND (length(decision) <= 2000))),
  constraint reports_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
);

create table data.messages (
  id integer not null generated as identity,
  to_user_id integer not null,
  to_role data.role not null,
  subject text not null default ''::text,
  text text not null,
  sent_at timestamp with time zone not null default now(),
  sent_by_user_id integer not null,
  read_at timestamp with time zone,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_sent_by_user_id_fkey FOREIGN KEY (sent_by_user_id) REFERENCES data.users(id),
  constraint messages_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES data.users(id),
  constraint messages_subject_check CHECK ((length(subject) <= 200)),
  constraint messages_subject_line CHECK (data.is_line(subject)),
  constraint messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);
CREATE INDEX messages_to ON data.messages USING btree (to_user_id, sent_at DESC);

-- Messages that the team sends often. texts: {"gr": {"subject", "text"}, …}; Greek or English is always there, so that every reader gets one.
create table data.message_templates (
  id integer not null generated as identity,
  name text not null,
  texts jsonb not null,
  changed_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint message_templates_pkey PRIMARY KEY (id),
  constraint message_templates_name_check CHECK (((name = TRIM(BOTH FROM name)) AND ((length(name) >= 1) AND (length(name) <= 100)))),
  constraint message_templates_name_line CHECK (data.is_line(name)),
  constraint message_templates_texts_check CHECK (((jsonb_typeof(texts) = 'object'::text) AND ((texts ? 'gr'::text) OR (texts ? 'en'::text))))
);

-- Offers and seminars for mentors, and news for everyone who asked for it.

create table data.offers (
  id integer not null generated as identity,
  code text not null,
  provider text not null,
  description text not null default ''::text,
  expires_on date,
  website_link text,
  created_at timestamp with time zone not null default now(),
  -- The worker mails an offer to the mentors in batches, by id up to this one.
  told_mentor integer not null default 0,
  told_at timestamp with time zone,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_code_check CHECK (((length(code) >= 1) AND (length(code) <= 60))),
  constraint offers_code_line CHECK (data.is_line(code)),
  constraint offers_description_check CHECK ((length(description) <= 1000)),
  constraint offers_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 160))),
  constraint offers_provider_line CHECK (data.is_line(provider)),
  constraint offers_website_link_check CHECK ((website_link ~ '^https?://[^\s]+$'::text)),
  constraint offers_website_link_line CHECK (data.is_line(website_link))
);

create table data.offer_views (

);

-- Seminars of the network for its mentors.
create table data.seminars (
  id integer not null generated as identity,
  title text not null,
  description text not null default ''::text,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  -- An address or a link.
  place text not null,
  created_at timestamp with time zone not null default now(),
  cancelled_at timestamp with time zone,
  cancel_reason text,
  -- The worker mails the news of a seminar in batches, by id up to this mentor.
  told_mentor integer not null default 0,
  told_at timestamp with time zone,
  -- When it was created, changed or cancelled last: calendars tell an older file from a newer one by it.
  changed_at timestamp with time zone not null default now(),
  constraint seminars_pkey PRIMARY KEY (id),
  constraint seminars_cancel_reason_check CHECK ((length(cancel_reason) <= 2000)),
  constraint seminars_description_check CHECK ((length(description) <= 2000)),
  constraint seminars_minutes_check CHECK (((minutes >= 5) AND (minutes <= 600))),
  constraint seminars_place_check CHECK (((length(place) >= 1) AND (length(place) <= 300))),
  constraint seminars_place_line CHECK (data.is_line(place)),
  constraint seminars_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint seminars_title_line CHECK (data.is_line(title))
);

create table data.seminar_signups (

);

create table data.news_subscribers (

);

create table data.news (

);

create table data.news_recipients (

);

create table data.news_subscriber_recipients (

);

-- Allowed transitions, history, mails and mailed links, the memory of the clock, imports.

create table data.allowed_transitions (
  subject text not null,
  from_state text not null,
  to_state text not null,
  constraint allowed_transitions_pkey PRIMARY KEY (subject, from_state, to_state)
);

-- Who changed what, in which role, when and why. Insert-only.
create table data.history (
  id integer not null generated as identity,
  subject text not null,
  subject_id integer not null,
  -- The mentor of the record, written by a trigger; no foreign key, as the record has it.
  mentor_user_id integer,
  -- The mentee of the record, in the same way.
  mentee_user_id integer,
  event text not null,
  from_state text,
  to_state text,
  actor data.actor not null,
  actor_user_id integer,
  reason text,
  detail jsonb,
  at timestamp with time zone not null default now(),
  -- What happened, as one word: the status that was reached, or the event.
  act text not null generated always as (
CASE
    WHEN (event <> 'status'::text) THEN event
    WHEN ((subject = 'mentors'::text) AND (to_state = 'active'::text) AND (from_state = ANY (ARRAY['new'::text, 'awaiting_response'::text]))) THEN 'approved'::text
    ELSE COALESCE(to_state, event)
END) stored,
  constraint history_pkey PRIMARY KEY (id),
  constraint history_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES data.users(id)
);
CREATE INDEX history_act ON data.history USING btree (act, id DESC);
CREATE INDEX history_actor ON data.history USING btree (actor_user_id, id DESC);
CREATE INDEX history_at ON data.history USING btree (at, id);
CREATE INDEX history_mentee ON data.history USING btree (mentee_user_id, id DESC);
CREATE INDEX history_mentor ON data.history USING btree (mentor_user_id, id DESC);
CREATE INDEX history_role ON data.history USING btree (actor, id DESC);
CREATE INDEX history_subject ON data.history USING btree (subject, subject_id, id DESC);

create table private.tokens (
  token_hash bytea not null,
  user_id integer not null,
  purpose text not null,
  -- The link at the end of a mail switches off what that mail was about, and opens nothing else.
  notification data.notification,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  -- The order of the link of a guardian: one per order, which ends when the next is sent.
  purchase_id integer,
  -- A mark of the network from which the guardian of the order was named, to compare with that of the answer.
  asked_from text,
  -- A newer link, or a change of the account, took its place.
  ended_at timestamp with time zone,
  -- What a link that signs in is about: it is dead when the request is answered.
  request_id integer,
  -- The same: it is dead when the session is no longer planned, or begins.
  session_id integer,
  constraint tokens_pkey PRIMARY KEY (token_hash),
  constraint tokens_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id),
  constraint token_of_an_order CHECK (((purpose = 'guardian'::text) = (purchase_id IS NOT NULL))),
  constraint token_signs_in CHECK (((purpose = 'sign_in'::text) = (num_nonnulls(request_id, session_id) = 1))),
  constraint token_unsubscribes CHECK (((purpose = 'unsubscribe'::text) = (notification IS NOT NULL))),
  constraint tokens_asked_from_check CHECK ((asked_from ~ '^[A-Za-z0-9_-]{1,40}$'::text)),
  constraint tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset_password'::text, 'confirm_email'::text, 'invitation'::text, 'unsubscribe'::text, 'guardian'::text, 'new_email'::text, 'sign_in'::text]))),
  constraint tokens_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE UNIQUE INDEX tokens_purchase ON private.tokens USING btree (purchase_id) WHERE ((purchase_id IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX tokens_user ON private.tokens USING btree (user_id);

-- Mails, written in the transaction that causes them. The worker leases, renders and sends them.
create table private.outbox (
  id bigint not null generated as identity,
  -- One mail per event and recipient, however often the event is told.
  key text not null,
  kind text not null,
  to_user_id integer,
  to_email data.email not null,
  locale data.locale not null,
  content jsonb not null,
  status data.mail_status not null default 'queued'::data.mail_status,
  queued_at timestamp with time zone not null default now(),
  next_attempt_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  attempts integer not null default 0,
  sent_at timestamp with time zone,
  last_error text,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_key_key UNIQUE (key),
  constraint outbox_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES data.users(id),
  constraint outbox_recipient CHECK (((to_user_id IS NOT NULL) OR (kind = ANY (ARRAY['standstill'::text, 'standstill_over'::text, 'erased'::text]))))
);
CREATE INDEX outbox_content ON private.outbox USING gin (content jsonb_path_ops);
CREATE INDEX outbox_due ON private.outbox USING btree (next_attempt_at, id) WHERE (status = 'queued'::data.mail_status);
CREATE INDEX outbox_user ON private.outbox USING btree (to_user_id);

-- What the team sees of mails: to whom, of what kind, how far. A trigger keeps the rows beside the outbox, whose words no acting role reads.
create table data.mails (
  id integer not null,
  kind text not null,
  to_user_id integer,
  to_email data.email not null,
  state data.mail_status not null,
  attempts integer not null,
  -- It had a personal link, which nobody but its recipient may see, and which is gone once the mail is dead.
  secret boolean not null,
  has_words boolean not null,
  queued_at timestamp with time zone not null,
  next_attempt_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  last_error text,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES data.users(id)
);
CREATE INDEX mails_address ON data.mails USING gin (((' '::text || translate((to_email)::text, '@.-_+'::text, '     '::text))) extensions.gin_trgm_ops);
CREATE INDEX mails_not_sent ON data.mails USING btree (state, id) WHERE (state <> 'sent'::data.mail_status);
CREATE INDEX mails_user ON data.mails USING btree (to_user_id, id);

-- The pause of all mails while the mail server does not answer: at most one row, which all workers see.
create table private.mail_pause (
  only_row boolean not null default true,
  since timestamp with time zone not null default now(),
  asked integer not null default 0,
  ask_at timestamp with time zone not null,
  constraint mail_pause_pkey PRIMARY KEY (only_row),
  constraint mail_pause_only_row_check CHECK (only_row)
);

-- A reminder is sent once: kind, subject and step are its key.
create table private.reminders (
  kind text not null,
  subject_id integer not null,
  step text not null,
  at timestamp with time zone not null default now(),
  constraint reminders_pkey PRIMARY KEY (kind, subject_id, step)
);

-- The jobs of the clock: when each is due, when it last ran and how that went. The schedule comes from sql/seeds/reference.
create table private.jobs (
  name text not null,
  every interval,
  -- Time of day in Athens.
  daily_at time without time zone,
  last_run_at timestamp with time zone,
  last_result jsonb,
  -- It stopped before its end, to go on at once; each run is a transaction of its own.
  unfinished boolean not null default false,
  -- 1 Monday to 7 Sunday.
  weekly_on smallint,
  -- In a row; each waits longer for the next try.
  failures integer not null default 0,
  -- An administrator asked for the job before its time.
  asked_at timestamp with time zone,
  constraint jobs_pkey PRIMARY KEY (name),
  constraint jobs_check CHECK ((num_nonnulls(every, daily_at) = 1)),
  constraint jobs_check1 CHECK (((weekly_on IS NULL) OR (daily_at IS NOT NULL))),
  constraint jobs_weekly_on_check CHECK (((weekly_on >= 1) AND (weekly_on <= 7)))
);

-- A row that a job failed on waits longer and longer, and the job does the others.
create table private.held_back (
  job text not null,
  row_id bigint not null,
  failures integer not null default 1,
  error text not null,
  failed_at timestamp with time zone not null default now(),
  retry_at timestamp with time zone not null,
  constraint held_back_pkey PRIMARY KEY (job, row_id)
);

-- What stands still, for the mails to the operator: a row since the job that looks first saw it. A row whose cause is over is deleted.
create table private.standstills (
  what text not null,
  since timestamp with time zone not null default now(),
  -- The newest mail that named it.
  told_at timestamp with time zone,
  constraint standstills_pkey PRIMARY KEY (what)
);

-- The last daily digest to the team: its day, and the moment up to which it told what is new.
create table private.daily_digests (
  day date not null,
  told_until timestamp with time zone not null default now(),
  constraint daily_digests_pkey PRIMARY KEY (day)
);

-- What the operator’s environment said at the last start. A start writes only what has changed there since, so that a setting that the team changed stays.
create table private.operator_facts (
  only_row boolean not null default true,
  facts jsonb not null,
  constraint operator_facts_pkey PRIMARY KEY (only_row),
  constraint operator_facts_only_row_check CHECK (only_row)
);

create table private.answered_calls (

);

create table data.saved_views (

);

create table private.calendar_addresses (

);

-- Files of people to import. Read through functions only, and emptied after some weeks (rules.retained_for).
create table private.imports (
  id integer not null generated as identity,
  role data.role not null,
  file_name text not null,
  headings text[] not null,
  -- The column of each field, from 0; null until an admin has chosen them.
  mapping jsonb,
  invite boolean not null default false,
  created_by_user_id integer not null,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES data.users(id),
  constraint imports_check CHECK (((started_at IS NULL) OR (mapping IS NOT NULL))),
  constraint imports_check1 CHECK (((finished_at IS NULL) OR (started_at IS NOT NULL))),
  constraint imports_file_name_check CHECK ((length(file_name) <= 200)),
  constraint imports_file_name_line CHECK (data.is_line(file_name)),
  constraint imports_headings_check CHECK (((cardinality(headings) >= 1) AND (cardinality(headings) <= 100))),
  constraint imports_role_check CHECK ((role = ANY (ARRAY['mentor'::data.role, 'mentee'::data.role])))
);

-- One row of an imported file, with its fate.
create table private.import_rows (
  import_id integer not null,
  -- The line of the file, as a spreadsheet counts.
  number integer not null,
  cells text[] not null,
  -- The fields that the columns give, named as in create_person.
  person jsonb,
  -- What will become of the row, later what became of it: new, known (an account gets the profile), or the error.
  fate text,
  field text,
  user_id integer,
  done_at timestamp with time zone,
  -- What waits for a second look: what the row says that cannot be read or is too long, and stays empty: [{field, text}]; the field same: she may have an account.
  unread jsonb not null default '[]'::jsonb,
  -- The e-mail addresses in the cells: an erasure finds its rows by an index.
  addresses text[] not null default '{}'::text[],
  constraint import_rows_pkey PRIMARY KEY (import_id, number),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES private.imports(id) ON DELETE CASCADE,
  constraint import_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES data.users(id)
);
CREATE INDEX import_rows_addresses ON private.import_rows USING gin (addresses);
CREATE INDEX import_rows_user ON private.import_rows USING btree (user_id);

-- The day on which money moved, the months that were handed over to the accountant, and what was promised with an order.

-- Months handed over to the accountant, each with all before it. What is told later about them goes into the next month.
create table data.closed_months (
  month date not null,
  closed_at timestamp with time zone not null default now(),
  closed_by integer not null,
  constraint closed_months_pkey PRIMARY KEY (month),
  constraint closed_months_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES data.users(id),
  constraint closed_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

-- The words of mentors are made again only when what they are made of has changed, and after an update by a job.

-- How far api.job_refresh_words has come among the users, and for which rules and names of lists.
create table private.words_walk (
  only_row boolean not null default true,
  reason text not null,
  passed_user_id integer not null,
  ended boolean not null,
  constraint words_walk_pkey PRIMARY KEY (only_row),
  constraint words_walk_only_row_check CHECK (only_row)
);

-- The bank's day of a payment wins over the one that was typed, and what the bank said of money stays known after its file is gone.

-- What files of the bank said of deposits that were recorded, and of money that may take one back, so that one is known by the other when their files are gone, and what a person said of other money. Rows go after a while (rules.retained_for).
create table private.bank_lines (
  identity text not null,
  day date not null,
  amount_cents data.cents not null,
  -- The whole of the collective booking that it was a part of.
  batch_cents data.cents,
  -- The letters and digits of the bank’s text.
  signs text not null,
  reference text not null,
  reversal text,
  purchase_id integer,
  told_at timestamp with time zone not null default now(),
  -- What a person said that this money is. It holds for the line in every later file.
  settled_as text,
  constraint bank_lines_pkey PRIMARY KEY (identity),
  constraint bank_lines_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES data.purchases(id),
  constraint bank_lines_amount_cents_check CHECK (((amount_cents)::integer <> 0)),
  constraint bank_lines_identity_check CHECK (((length(identity) <= 200) AND data.is_line(identity))),
  constraint bank_lines_reference_check CHECK (((length(reference) <= 100) AND data.is_line(reference))),
  constraint bank_lines_reversal_check CHECK ((reversal = ANY (ARRAY['told'::text, 'worded'::text]))),
  constraint bank_lines_settled_as_check CHECK ((settled_as = ANY (ARRAY['order'::text, 'donation'::text, 'ours'::text, 'ignored'::text]))),
  constraint bank_lines_settled_order CHECK (((settled_as IS DISTINCT FROM 'order'::text) OR (purchase_id IS NOT NULL))),
  constraint bank_lines_signs_check CHECK (((length(signs) <= 400) AND data.is_line(signs)))
);
CREATE INDEX bank_lines_purchase ON private.bank_lines USING btree (purchase_id);

-- A wish is found in any of its words: each word of a mentor's profile says where it stands, and words of everyday life lead to
-- topics, industries and places.

-- What wishes find of a mentor, written by rules.refresh_words: 1, 2 or 3 and a word, as it is heard, of the name, the title or the own text; t, i, c, g or l and a topic, industry, county, country or language.
create table private.mentor_words (
  mentor_id integer not null,
  words tsvector not null,
  constraint mentor_words_pkey PRIMARY KEY (mentor_id),
  constraint mentor_words_mentor_id_fkey FOREIGN KEY (mentor_id) REFERENCES data.mentors(id)
);
CREATE INDEX mentor_words_words ON private.mentor_words USING gin (words);

-- Words in five languages and the codes of the topics, industries, places and languages that they lead to; without a code words that say nothing. Written by sql/seeds/reference/words.sql.
create table private.everyday_words (
  words text not null,
  codes text[] not null default '{}'::text[]
);

-- Words as they are heard, of the names of lists and of everyday life, and what each leads to, as in private.mentor_words, empty for one that says nothing; spellings: folded, as they are written; share: how much of the word that is, in hundredths. Written by rules.hear_known_words.
create table private.known_words (
  word text not null,
  stem text not null,
  spellings text[] not null,
  leads_to text not null,
  share smallint not null
);

-- The regions above the regional units. The filter of places takes the id of either, so no id is both.

-- The regions of Greece. A profile names a regional unit; filters and the report of a year know regions too.
create table data.regions (
  id integer not null generated as identity,
  code text not null,
  names data.names not null,
  constraint regions_pkey PRIMARY KEY (id),
  constraint regions_code_key UNIQUE (code),
  constraint regions_id_check CHECK ((id > 1000000))
);
