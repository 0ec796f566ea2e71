// Long: one entry a function. Written by `npm run types` from the functions of api that the code calls; a test compares.
import type { Sql } from 'postgres'
import type { Identity } from '../identity'
import { asSignIn } from '../act.server'
import { first, only, value } from '../answers'
import { read } from '../read.server'
import type { Row } from './rows'

/**
 * For admins: the account with an e-mail address, and whether it already has a profile for this role or is the
 * viewer's own. No row if there is none.
 * @see sql/functions/accounts/api/account_with_email.sql
 */
export const accountWithEmail = (viewer: Identity, { email, role }: { email: string; role: 'mentor' | 'mentee' | 'admin' }) =>
  first(read(viewer, (sql) => sql<Row<'account_with_email'>[]>`select * from api.account_with_email(email => ${email}, role => ${role})`))

/**
 * Returns the viewer's draft of a mentor application: the answers (draft over what the account already says), the
 * furthest step that may be opened, and the photo. A visitor starts at step 1 (account), a signed-in user at step 2.
 * @see sql/functions/applications/api/application_draft.sql
 */
export const applicationDraft = (viewer: Identity, { secretHash }: { secretHash: string }) =>
  only(read(viewer, (sql) => sql<[Row<'application_draft'>]>`select * from api.application_draft(secret_hash => ${secretHash})`))

/**
 * R21. Whether an account has this e-mail address. The specification asks for it; the caller limits the rate.
 * @see sql/functions/accounts/api/auth_email_known.sql
 */
export const authEmailKnown = ({ email }: { email: string }) =>
  asSignIn((sql) => value(sql<[{ value: boolean }]>`select api.auth_email_known(email => ${email}) as value`))

/**
 * R21. What the page of a guardian's link shows: the order while it waits for the answer; after it, what is needed to pay the
 * order (`to_pay`), and of a paid one the day. Otherwise, or once the order is closed, needs no guardian any more, or the link
 * was replaced or has expired, only its state, and when the link ended (`expires_at`). `in_use`: an objection cancels nothing,
 * the team sees to it (api.auth_answer_guardian). `may_withdraw`: the consent can be taken back (api.auth_withdraw_guardian).
 * No row for a link that nobody got, or got so long ago that it is forgotten (rules.retained_for). Changes nothing.
 * @see sql/functions/guardians/api/auth_guardian_link.sql
 */
export const authGuardianLink = ({ token }: { token: string }) =>
  asSignIn((sql) => first(sql<Row<'auth_guardian_link'>[]>`select * from api.auth_guardian_link(token => ${token})`))

/**
 * Returns the language of the account behind a mailed link; of a guardian's link that of the mentee. Null for a link that
 * nobody has. Used and expired links have one too: their pages say so. Changes nothing.
 * @see sql/functions/accounts/api/auth_link_locale.sql
 */
export const authLinkLocale = ({ token }: { token: string }) =>
  asSignIn((sql) => value(sql<[{ value: 'gr' | 'en' | 'de' | 'fr' | 'pt' | null }]>`select api.auth_link_locale(token => ${token}) as value`))

/**
 * Returns name and address of the user behind a link to set a password, to reject a password that contains them. No
 * row if the link is invalid. Does not use the link.
 * @see sql/functions/accounts/api/auth_link_owner.sql
 */
export const authLinkOwner = ({ token, purpose = 'reset_password' }: { token: string; purpose?: string }) =>
  asSignIn((sql) => first(sql<Row<'auth_link_owner'>[]>`select * from api.auth_link_owner(token => ${token}, purpose => ${purpose})`))

/**
 * What became of a mailed link, and when: it waits, was used, has ended (a newer one or a change of the account took its
 * place) or is past its time. `email`: the address of whom it went to. No row for a link that nobody got, or got so long ago
 * that it is forgotten (rules.retained_for). Changes nothing.
 * @see sql/functions/accounts/api/auth_link_state.sql
 */
export const authLinkState = ({ token, purpose }: { token: string; purpose: 'reset_password' | 'confirm_email' | 'invitation' | 'new_email' | 'guardian' }) =>
  asSignIn((sql) => first(sql<Row<'auth_link_state'>[]>`select * from api.auth_link_state(token => ${token}, purpose => ${purpose})`))

/**
 * Returns the user whose sign-in waits for a second-factor code, with the sealed secret to check it against. No row
 * if the pending sign-in is unknown or expired. Only app_auth may call it; the key that opens the secret is not in
 * the database.
 * @see sql/functions/accounts/api/auth_pending_sign_in.sql
 */
export const authPendingSignIn = ({ secretHash }: { secretHash: string }) =>
  asSignIn((sql) => first(sql<Row<'auth_pending_sign_in'>[]>`select * from api.auth_pending_sign_in(secret_hash => ${secretHash})`))

/**
 * What the page of a link to sign in shows: whether it waits, was used, is over (the request is answered, the session is not
 * to come any more, or the time is past), or this account needs the password; to whom it goes, in which role, and what it is about. No row for a
 * link that nobody got. Changes nothing.
 * @see sql/functions/accounts/api/auth_sign_in_link.sql
 */
export const authSignInLink = ({ token }: { token: string }) =>
  asSignIn((sql) => first(sql<Row<'auth_sign_in_link'>[]>`select * from api.auth_sign_in_link(token => ${token})`))

/**
 * Returns which kind of mail an unsubscribe link is about, and whether the user gets it now. No row if the link is
 * invalid. Changes nothing.
 * @see sql/functions/notifications/api/auth_unsubscribe_link.sql
 */
export const authUnsubscribeLink = ({ token }: { token: string }) =>
  asSignIn((sql) => first(sql<Row<'auth_unsubscribe_link'>[]>`select * from api.auth_unsubscribe_link(token => ${token})`))

/**
 * Returns the mentors an admin may match with a purchased part, best score first, at most a hundred (api.suggest_mentors); with
 * `words` those of all of them whose card has each word.
 * Refuses: role_not_held, right_not_held, part_not_found.
 * @see sql/functions/search/api/available_mentors.sql
 */
export const availableMentors = (viewer: Identity, { partId, words = '' }: { partId: number; words?: string }) =>
  read(viewer, (sql) => sql<Row<'available_mentors'>[]>`select * from api.available_mentors(part_id => ${partId}, words => ${words})`)

/**
 * R26. For admins: mentees found by name, e-mail or telephone, or one mentee by id, as candidates for a scholarship, each with
 * the reason that blocks an award: the viewer's own profile, the giver of this gift, or already awarded this year.
 * @see sql/functions/scholarships/api/award_candidates.sql
 */
export const awardCandidates = (viewer: Identity, { scholarshipId, words, onlyMentee, most = 10 }: { scholarshipId?: number | null; words?: string | null; onlyMentee?: number | null; most?: number } = {}) =>
  read(viewer, (sql) => sql<Row<'award_candidates'>[]>`select * from api.award_candidates(scholarship_id => ${scholarshipId ?? null}, words => ${words ?? null}, only_mentee => ${onlyMentee ?? null}, most => ${most})`)

/**
 * R26. For admins: the packages that a scholarship of this kind can give a mentee, in display order, with list price,
 * reduced price, and the unpaid order that the award would replace.
 * @see sql/functions/scholarships/api/awardable_packages.sql
 */
export const awardablePackages = (viewer: Identity, { kind, menteeId }: { kind: string; menteeId: number }) =>
  read(viewer, (sql) => sql<Row<'awardable_packages'>[]>`select * from api.awardable_packages(kind => ${kind}, mentee_id => ${menteeId})`)

/**
 * Returns our card payments since a moment, and those with a dispute that is open or was opened or decided since, with
 * the cents refunded and lost in disputes, to compare with Stripe. Counts a refund from when it was sent to Stripe, as
 * Stripe does; bank transfers by the team are not counted.
 * @see sql/functions/payments/api/card_books.sql
 */
export const cardBooks = (sql: Sql, { since }: { since: Date }) =>
  sql<Row<'card_books'>[]>`select * from api.card_books(since => ${since})`

/**
 * Returns card refunds that Stripe has not confirmed yet. With a Stripe refund id: ask Stripe for its state. Without:
 * send it, with a fixed idempotency key. Unsent refunds of disputed payments are left out, since Stripe refuses them.
 * @see sql/functions/refunds/api/card_refunds_due.sql
 */
export const cardRefundsDue = (sql: Sql) =>
  sql<Row<'card_refunds_due'>[]>`select * from api.card_refunds_due()`

/**
 * Returns the Stripe session of an order's open card payment, or null. The caller expires it before a deposit is
 * confirmed, or its order cancelled: so the password holds as long as for these acts.
 * Refuses: role_not_held, right_not_held, password_needed.
 * @see sql/functions/payments/api/checkout_to_end.sql
 */
export const checkoutToEnd = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  value(read(viewer, (sql) => sql<[{ value: string | null }]>`select api.checkout_to_end(purchase_id => ${purchaseId}) as value`))

/**
 * Returns open checkouts to check with Stripe: those older than ten minutes, and at once those whose order cannot be paid by
 * card any more: it is paid or cancelled, or its guardian took the consent back (`to_end`: tell Stripe to expire the session, unless money is on its way).
 * @see sql/functions/payments/api/checkouts_due.sql
 */
export const checkoutsDue = (sql: Sql) =>
  sql<Row<'checkouts_due'>[]>`select * from api.checkouts_due()`

/**
 * Returns the newest mails, or one, for the pages of /dev/mail. Only in a demo database; elsewhere no rows.
 * @see sql/functions/mails/api/development_mails.sql
 */
export const developmentMails = (viewer: Identity, { most = 50, onlyId }: { most?: number; onlyId?: string | null } = {}) =>
  read(viewer, (sql) => sql<Row<'development_mails'>[]>`select * from api.development_mails(most => ${most}, only_id => ${onlyId ?? null})`)

/**
 * For everyone: a version of a long text, the one in force unless `asked` names another that was published. `bodies`
 * is empty for the first version, a file. `facts` is what a past version printed last (rules.document_facts). `versions`: all of the document that were not withdrawn, the newest first.
 * @see sql/functions/texts/api/document_version.sql
 */
export const documentVersion = (viewer: Identity, { document, asked }: { document: string; asked?: number | null }) =>
  first(read(viewer, (sql) => sql<Row<'document_version'>[]>`select * from api.document_version(document => ${document}, asked => ${asked ?? null})`))

/**
 * For administrators: every version of every long text, the newest first, who published it (nobody: the first one), and
 * whether its mails have begun or are done. `draft_revision`: the next version is being written.
 * @see sql/functions/texts/api/documents.sql
 */
export const documents = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'documents'>[]>`select * from api.documents()`)

/**
 * For admins: the newest profiles of a role that the team created and their owners have not completed, with the last
 * mail about them and until when its link is valid, if it still is. `before_id`: only older ones.
 * @see sql/functions/applications/api/due_profiles.sql
 */
export const dueProfiles = (viewer: Identity, { role, beforeId, most = 10 }: { role: 'mentor' | 'mentee' | 'admin'; beforeId?: number | null; most?: number }) =>
  read(viewer, (sql) => sql<Row<'due_profiles'>[]>`select * from api.due_profiles(role => ${role}, before_id => ${beforeId ?? null}, most => ${most})`)

/**
 * R20. Returns what the signed-in user loses by an erasure: unpaid orders, and paid purchases with parts left, each
 * with the refund ground that could be used first, if any.
 * @see sql/functions/erasure/api/erasure_losses.sql
 */
export const erasureLosses = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'erasure_losses'>[]>`select * from api.erasure_losses()`)

/**
 * R20. Returns for admins what another user loses by an erasure, as api.erasure_losses.
 * Refuses: role_not_held.
 * @see sql/functions/erasure/api/erasure_losses_of.sql
 */
export const erasureLossesOf = (viewer: Identity, { userId }: { userId: number }) =>
  read(viewer, (sql) => sql<Row<'erasure_losses_of'>[]>`select * from api.erasure_losses_of(user_id => ${userId})`)

/**
 * Returns the rule that blocks the erasure of the signed-in user now, or null.
 * @see sql/functions/erasure/api/erasure_obstacle.sql
 */
export const erasureObstacle = (viewer: Identity) =>
  value(read(viewer, (sql) => sql<[{ value: string | null }]>`select api.erasure_obstacle() as value`))

/**
 * For admins: the certificate with this code, as it was printed; no row if there is none. Only its letters and
 * digits matter.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/mentorships/api/find_certificate.sql
 */
export const findCertificate = (viewer: Identity, { printed }: { printed: string }) =>
  first(read(viewer, (sql) => sql<Row<'find_certificate'>[]>`select * from api.find_certificate(printed => ${printed})`))

/**
 * For admins: rows of an import in the order of the file, those after a line, all, only the refused ones, or only those
 * that wait for a second look, with the fate and its field, what to look at, and whom it may be the same as.
 * @see sql/functions/imports/api/import_rows.sql
 */
export const importRows = (viewer: Identity, { importId, afterNumber = 0, most = 100, onlyBad = false, onlyUnread = false }: { importId: number; afterNumber?: number; most?: number; onlyBad?: boolean; onlyUnread?: boolean }) =>
  read(viewer, (sql) => sql<Row<'import_rows'>[]>`select * from api.import_rows(import_id => ${importId}, after_number => ${afterNumber}, most => ${most}, only_bad => ${onlyBad}, only_unread => ${onlyUnread})`)

/**
 * For admins: the imports whose rows are still kept, the newest first, or one of them, with their state and numbers of
 * rows. `good`: new; `known`: with an account; `bad`: refused; `partly`: of those that pass, the ones that wait for a second look.
 * @see sql/functions/imports/api/imports.sql
 */
export const imports = (viewer: Identity, { onlyId, most = 20 }: { onlyId?: number | null; most?: number } = {}) =>
  read(viewer, (sql) => sql<Row<'imports'>[]>`select * from api.imports(only_id => ${onlyId ?? null}, most => ${most})`)

/**
 * For administrators: every scheduled job with its rhythm, its last result, when it runs next and whether it is late
 * (rules.is_job_late). Of an error only the
 * code: the text may hold personal data.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/jobs/api/jobs.sql
 */
export const jobs = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'jobs'>[]>`select * from api.jobs()`)

/**
 * For treasurers: the first day of the month that was handed over to the accountant last, when and by whom.
 * @see sql/functions/accounting/api/last_closed_month.sql
 */
export const lastClosedMonth = (viewer: Identity) =>
  first(read(viewer, (sql) => sql<Row<'last_closed_month'>[]>`select * from api.last_closed_month()`))

/**
 * For admins: who changed a record lately, the newest first, with the names of the fields (null where the history keeps
 * none). Of a mentor or mentee also the edit requests that were approved and the changes in the other role of the same
 * user, because both show one name.
 * Refuses: role_not_held.
 * @see sql/functions/edit-requests/api/last_edits.sql
 */
export const lastEdits = (viewer: Identity, { subject, subjectId, most = 20 }: { subject: string; subjectId: number; most?: number }) =>
  read(viewer, (sql) => sql<Row<'last_edits'>[]>`select * from api.last_edits(subject => ${subject}, subject_id => ${subjectId}, most => ${most})`)

/**
 * For treasurers: what the ledger holds at the beginning of a day of the accountant’s (booked_on), of all time without one. `owed_cents` of it
 * paid nothing and goes back; `claimed_cents` went out beyond what came in, and is claimed.
 * @see sql/functions/payments/api/ledger_balance.sql
 */
export const ledgerBalance = (viewer: Identity, { before }: { before?: string | null } = {}) =>
  read(viewer, (sql) => sql<Row<'ledger_balance'>[]>`select * from api.ledger_balance(before => ${before ?? null})`)

/**
 * For the treasurer: orders that a line of a statement may pay, the likeliest first: those that wait, or were closed lately, whose
 * mentee's surname or whose guardian's whole name stands in its text, however it is spelt, or that miss just its amount; or, with
 * `typed`, any that this names by reference, mentee or guardian. `missing_cents`: only of one that waits.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/statements/api/line_candidates.sql
 */
export const lineCandidates = (viewer: Identity, { statementId, lineNumber, typed }: { statementId: number; lineNumber: number; typed?: string | null }) =>
  read(viewer, (sql) => sql<Row<'line_candidates'>[]>`select * from api.line_candidates(statement_id => ${statementId}, line_number => ${lineNumber}, typed => ${typed ?? null})`)

/**
 * R25. Which of these mentors api.change_mentor_status would not make inactive now, and why. Requests that wait for the
 * mentor are a notice only, requests: they are closed as unavailable.
 * Refuses: role_not_held.
 * @see sql/functions/mentors/api/make_inactive_obstacles.sql
 */
export const makeInactiveObstacles = (viewer: Identity, { mentorIds }: { mentorIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'make_inactive_obstacles'>[]>`select * from api.make_inactive_obstacles(mentor_ids => ${mentorIds})`)

/**
 * R25. Which of these purchases api.mark_paid would refuse now, and why. A card payment that is open is a notice only,
 * card: it is ended before a deposit is confirmed. Refuses: role_not_held, right_not_held.
 * @see sql/functions/purchases/api/mark_paid_obstacles.sql
 */
export const markPaidObstacles = (viewer: Identity, { purchaseIds }: { purchaseIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'mark_paid_obstacles'>[]>`select * from api.mark_paid_obstacles(purchase_ids => ${purchaseIds})`)

/**
 * R1 to R7, R11. For admins: what stands against a mentorship on this part, with this mentor if one is named, and
 * what it would close. `blocked` concerns the mentee or the part, `mentor_blocked` the mentor. `pending`: the mentor's
 * requests that it closes. `refund_asked`: a refund request about the purchase waits for the team. No row if the part or the mentor does not exist.
 * @see sql/functions/matches/api/match_check.sql
 */
export const matchCheck = (viewer: Identity, { partId, withMentor }: { partId: number; withMentor?: number | null }) =>
  first(read(viewer, (sql) => sql<Row<'match_check'>[]>`select * from api.match_check(part_id => ${partId}, with_mentor => ${withMentor ?? null})`))

/**
 * R2 to R5. For admins: mentees as candidates for a mentorship without a request, found by name, e-mail, telephone or id,
 * else those whose paid part has waited longest. Of two paid parts with the same kind and package only the earlier is
 * listed. `blocked`: why no part can be matched; `refund_asked`: a refund request waits for the team.
 * @see sql/functions/matches/api/matchable_mentees.sql
 */
export const matchableMentees = (viewer: Identity, { words, onlyMentee, most = 20 }: { words?: string | null; onlyMentee?: number | null; most?: number } = {}) =>
  read(viewer, (sql) => sql<Row<'matchable_mentees'>[]>`select * from api.matchable_mentees(words => ${words ?? null}, only_mentee => ${onlyMentee ?? null}, most => ${most})`)

/**
 * For admins: a mentor's profile, every field that an edit may change with its current value; null for an unknown
 * mentor.
 * Refuses: role_not_held.
 * @see sql/functions/mentors/api/mentor_profile_of.sql
 */
export const mentorProfileOf = (viewer: Identity, { mentorId }: { mentorId: number }) =>
  value(read(viewer, (sql) => sql<[{ value: unknown }]>`select api.mentor_profile_of(mentor_id => ${mentorId}) as value`))

/**
 * For admins: what happened to a mentorship, its request and its testimonials, newest first, as api.person_timeline; with
 * `automatic` also the states of its part and the mails about it.
 * Refuses: role_not_held.
 * @see sql/functions/history/api/mentorship_timeline.sql
 */
export const mentorshipTimeline = (viewer: Identity, { id, automatic = false, before, most = 20 }: { id: number; automatic?: boolean; before?: string | null; most?: number }) =>
  read(viewer, (sql) => sql<Row<'mentorship_timeline'>[]>`select * from api.mentorship_timeline(id => ${id}, automatic => ${automatic}, before => ${before ?? null}, most => ${most})`)

/**
 * R25. To which of these mentors or mentees api.send_message would refuse to write now, and why.
 * Refuses: role_not_held.
 * @see sql/functions/messages/api/message_obstacles.sql
 */
export const messageObstacles = (viewer: Identity, { toRole, profileIds }: { toRole: 'mentor' | 'mentee' | 'admin'; profileIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'message_obstacles'>[]>`select * from api.message_obstacles(to_role => ${toRole}, profile_ids => ${profileIds})`)

/**
 * R25. For which of these mentorships api.message_pair would refuse to write now, and why.
 * Refuses: role_not_held.
 * @see sql/functions/messages/api/message_pair_obstacles.sql
 */
export const messagePairObstacles = (viewer: Identity, { mentorshipIds }: { mentorshipIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'message_pair_obstacles'>[]>`select * from api.message_pair_obstacles(mentorship_ids => ${mentorshipIds})`)

/**
 * Returns the mentor or mentee an admin writes to; no row if there is none.
 * Refuses: role_not_held.
 * @see sql/functions/messages/api/message_recipient.sql
 */
export const messageRecipient = (viewer: Identity, { toRole, profileId }: { toRole: 'mentor' | 'mentee' | 'admin'; profileId: number }) =>
  first(read(viewer, (sql) => sql<Row<'message_recipient'>[]>`select * from api.message_recipient(to_role => ${toRole}, profile_id => ${profileId})`))

/**
 * R9. Returns the deadline that a request sent now would get.
 * @see sql/functions/mentorship-requests/api/next_answer_due.sql
 */
export const nextAnswerDue = (viewer: Identity) =>
  value(read(viewer, (sql) => sql<[{ value: Date }]>`select api.next_answer_due() as value`))

/**
 * R21. Returns the mentors who may accept the viewer, a minor as mentee; null for every other viewer (rules.open_to_minor).
 * @see sql/functions/guardians/api/open_to_minor.sql
 */
export const openToMinor = (viewer: Identity) =>
  value(read(viewer, (sql) => sql<[{ value: number[] | null }]>`select api.open_to_minor() as value`))

/**
 * For the team's pages of mails and jobs: what stands still now, as in the mail to the operator (rules.standing_still),
 * how many mails wait and since when the oldest, and the last backup by `npm run backup`. A pause of all mails is told at
 * once, and not after half an hour. Counts, times and names of jobs.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/operation/api/operation_state.sql
 */
export const operationState = (viewer: Identity) =>
  only(read(viewer, (sql) => sql<[Row<'operation_state'>]>`select * from api.operation_state()`))

/**
 * Returns the certificate of an ended mentorship for the viewer, as its mentee or its mentor; no row without a held
 * session.
 * @see sql/functions/mentorships/api/own_certificate.sql
 */
export const ownCertificate = (viewer: Identity, { mentorshipId }: { mentorshipId: number }) =>
  first(read(viewer, (sql) => sql<Row<'own_certificate'>[]>`select * from api.own_certificate(mentorship_id => ${mentorshipId})`))

/**
 * Returns the status of the viewing mentee's newest checkout of an order, with its Stripe session; no row if there is
 * none.
 * @see sql/functions/payments/api/own_checkout.sql
 */
export const ownCheckout = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  first(read(viewer, (sql) => sql<Row<'own_checkout'>[]>`select * from api.own_checkout(purchase_id => ${purchaseId})`))

/**
 * What the viewer must complete before acting in the session's role: the role, whether the birthdate is known, and a
 * mentor's profile as far as the team filled it in. No row if nothing is due.
 * @see sql/functions/applications/api/own_due_profile.sql
 */
export const ownDueProfile = (viewer: Identity) =>
  first(read(viewer, (sql) => sql<Row<'own_due_profile'>[]>`select * from api.own_due_profile()`))

/**
 * Returns the viewing mentor's gifts, newest first, with their state. Does not show who got one.
 * @see sql/functions/scholarships/api/own_gifts.sql
 */
export const ownGifts = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_gifts'>[]>`select * from api.own_gifts()`)

/**
 * Returns the viewing mentor's profile: every field that an edit request may change, with its current value.
 * Refuses: role_not_held.
 * @see sql/functions/mentors/api/own_mentor_profile.sql
 */
export const ownMentorProfile = (viewer: Identity) =>
  value(read(viewer, (sql) => sql<[{ value: unknown }]>`select api.own_mentor_profile() as value`))

/**
 * Returns what the viewing mentor did in each year, the newest first: requests received, how many hours half of the
 * mentor's own answers took at most, mentorships begun and completed, sessions held and the minutes that were written
 * down. A mentorship that ended for safety is not counted, nor are its sessions.
 * @see sql/functions/mentors/api/own_mentor_years.sql
 */
export const ownMentorYears = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_mentor_years'>[]>`select * from api.own_mentor_years()`)

/**
 * The viewer's mentorships as mentor and as mentee, newest first; the other person's contact data only while it runs. The
 * photo is always the mentor's. `ends_soon`: the pair should exchange addresses, as the end is near by its date or with the
 * next session. `asks_start`: a mentee is asked where she stands; `countries`: where both live; `asks_end`: both are asked
 * how it was; `later_from`: when a mentee is asked what has changed since
 * (api.job_ask_later). `safety_person`: of a mentor who accompanies a minor (R21).
 * @see sql/functions/mentorships/api/own_mentorships.sql
 */
export const ownMentorships = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_mentorships'>[]>`select * from api.own_mentorships()`)

/**
 * Returns the viewing mentee's purchased parts. `blocked_by` is the rule that blocks a request on this part now; null
 * when a request is possible or the part is not open.
 * @see sql/functions/purchases/api/own_parts.sql
 */
export const ownParts = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_parts'>[]>`select * from api.own_parts()`)

/**
 * Returns the viewing mentee's refunds, oldest first: amount, what was kept for how many sessions, ground, the method (what
 * came by IRIS goes back like a deposit, by bank transfer), stage (rules.refund_stage).
 * @see sql/functions/refunds/api/own_refunds.sql
 */
export const ownRefunds = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_refunds'>[]>`select * from api.own_refunds()`)

/**
 * Returns the viewer's requests, sent as mentee or received as mentor, newest first. While a request is open the mentor
 * reads what rules.told_with_request tells; else the mentee's first name, after the approval the full one. Only the
 * mentor who wrote it sees the note to the team. `part_free`: the part of a closed request can be asked for again; `tips`: the
 * mentors whom the words of a refusal name, for the mentee; `mentor_free`: the mentor takes requests now; `minor_age`: of a
 * minor whose guardian has confirmed, to a mentor who may accept her (R21). `other_private`: the page explains the first name.
 * @see sql/functions/mentorship-requests/api/own_requests.sql
 */
export const ownRequests = (viewer: Identity, { requestId }: { requestId?: number | null } = {}) =>
  read(viewer, (sql) => sql<Row<'own_requests'>[]>`select * from api.own_requests(request_id => ${requestId ?? null})`)

/**
 * Returns the state of the signed-in user's second factor, how many recovery codes are left, and whether the user
 * needs a second factor.
 * @see sql/functions/accounts/api/own_second_factor.sql
 */
export const ownSecondFactor = (viewer: Identity) =>
  only(read(viewer, (sql) => sql<[Row<'own_second_factor'>]>`select * from api.own_second_factor()`))

/**
 * Returns to the viewing mentor the seminars that have not ended, the next one first, at most 200; of the cancelled ones
 * those whose day is to come.
 * Refuses: role_not_held.
 * @see sql/functions/seminars/api/own_seminars.sql
 */
export const ownSeminars = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_seminars'>[]>`select * from api.own_seminars()`)

/**
 * Returns the signed-in user's open sessions: when opened, when last used, which browser, whether a mail began
 * it (until the password is typed), and which one is current.
 * @see sql/functions/accounts/api/own_sessions.sql
 */
export const ownSessions = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_sessions'>[]>`select * from api.own_sessions()`)

/**
 * R22. For whoever is signed in: the texts to accept anew in the role of the session, each in the version in force, with
 * the summary of its change in every language.
 * @see sql/functions/texts/api/own_texts_due.sql
 */
export const ownTextsDue = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'own_texts_due'>[]>`select * from api.own_texts_due()`)

/**
 * For administrators: the prices of each package, the newest day first, with the one before the first written price,
 * which has neither id nor day. Prices that were withdrawn are not among them.
 * @see sql/functions/packages/api/package_prices.sql
 */
export const packagePrices = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'package_prices'>[]>`select * from api.package_prices()`)

/**
 * Whether the user has to enter the password again before an act: a `routine` act, which marks or sends, or any other that
 * asks for it. Also true if that becomes necessary within five minutes, so that the page shows the field before the click.
 * @see sql/functions/accounts/api/password_needed.sql
 */
export const passwordNeeded = (viewer: Identity, { routine = false }: { routine?: boolean } = {}) =>
  value(read(viewer, (sql) => sql<[{ value: boolean }]>`select api.password_needed(routine => ${routine}) as value`))

/**
 * For admins: a user's account as the page of a person shows it. `devices` counts the signed-in browsers; `obstacle` is
 * the rule that prevents an erasure now; `maybe_same` are other accounts with the same name and telephone. No row for an
 * unknown user.
 * Refuses: role_not_held.
 * @see sql/functions/people/api/person_account.sql
 */
export const personAccount = (viewer: Identity, { userId }: { userId: number }) =>
  first(read(viewer, (sql) => sql<Row<'person_account'>[]>`select * from api.person_account(user_id => ${userId})`))

/**
 * For admins: what happened to a user in every role, newest first, from the cursor `before` on, with one line more
 * than asked for if there are older ones.
 * Refuses: role_not_held.
 * @see sql/functions/history/api/person_timeline.sql
 */
export const personTimeline = (viewer: Identity, { userId, before, most = 20 }: { userId: number; before?: string | null; most?: number }) =>
  read(viewer, (sql) => sql<Row<'person_timeline'>[]>`select * from api.person_timeline(user_id => ${userId}, before => ${before ?? null}, most => ${most})`)

/**
 * For admins: what happened to a purchase, its parts, and the requests and mentorships on them, with the mails about
 * it, newest first, as api.person_timeline.
 * Refuses: role_not_held.
 * @see sql/functions/history/api/purchase_timeline.sql
 */
export const purchaseTimeline = (viewer: Identity, { id, before, most = 20 }: { id: number; before?: string | null; most?: number }) =>
  read(viewer, (sql) => sql<Row<'purchase_timeline'>[]>`select * from api.purchase_timeline(id => ${id}, before => ${before ?? null}, most => ${most})`)

/**
 * Returns the numbers of texts that a wish finds, the best first. A word counts three times in a text and once in its `details`, the more
 * the rarer it is; what has less than half of the best is left out. `share` of the words that it meets.
 * @see sql/functions/search/api/rank_texts.sql
 */
export const rankTexts = (viewer: Identity, { wish, texts, details }: { wish: string; texts: string[]; details: string[] }) =>
  read(viewer, (sql) => sql<Row<'rank_texts'>[]>`select * from api.rank_texts(wish => ${wish}, texts => ${texts}, details => ${details})`)

/**
 * Returns the current offers to the viewing mentor, the next to expire first, at most 200.
 * Refuses: role_not_held.
 * @see sql/functions/offers/api/read_offers.sql
 */
export const readOffers = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'read_offers'>[]>`select * from api.read_offers()`)

/**
 * R10. Which of these requests api.reject_mentorship_request would refuse an administrator now, and why.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/mentorship-requests/api/reject_request_obstacles.sql
 */
export const rejectRequestObstacles = (viewer: Identity, { requestIds }: { requestIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'reject_request_obstacles'>[]>`select * from api.reject_request_obstacles(request_ids => ${requestIds})`)

/**
 * Returns how many requests the viewing mentor rejected or let expire in the rolling window. At the limit the mentor
 * is flagged for the team; nothing else happens.
 * @see sql/functions/mentorship-requests/api/rejections_in_window.sql
 */
export const rejectionsInWindow = (viewer: Identity) =>
  value(read(viewer, (sql) => sql<[{ value: number }]>`select api.rejections_in_window() as value`))

/**
 * R9, R10, R25. Of which of these requests api.remind_mentor would not remind the mentor now, and why.
 * Refuses: role_not_held.
 * @see sql/functions/mentorship-requests/api/remind_obstacles.sql
 */
export const remindObstacles = (viewer: Identity, { requestIds }: { requestIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'remind_obstacles'>[]>`select * from api.remind_obstacles(request_ids => ${requestIds})`)

/**
 * R26. For admins: returns the mentee's unpaid order that an award of this kind would replace, or null. The caller
 * ends its open card payment first.
 * @see sql/functions/purchases/api/replaced_order.sql
 */
export const replacedOrder = (viewer: Identity, { kind, menteeId, packageId }: { kind: string; menteeId: number; packageId?: number | null }) =>
  value(read(viewer, (sql) => sql<[{ value: number | null }]>`select api.replaced_order(kind => ${kind}, mentee_id => ${menteeId}, package_id => ${packageId ?? null}) as value`))

/**
 * Whom a report would be about: the first name, also in the person's own Latin spelling. No row if the viewer has
 * nothing to report there.
 * @see sql/functions/reports/api/report_subject.sql
 */
export const reportSubject = (viewer: Identity, { requestId, mentorshipId, mentorId }: { requestId?: number | null; mentorshipId?: number | null; mentorId?: number | null } = {}) =>
  first(read(viewer, (sql) => sql<Row<'report_subject'>[]>`select * from api.report_subject(request_id => ${requestId ?? null}, mentorship_id => ${mentorshipId ?? null}, mentor_id => ${mentorId ?? null})`))

/**
 * For the viewing mentee: one row per kind that this mentor offers, with the rule that blocks a request (or null) and
 * the package it would use, and whether that order lacks the express request to begin (rules.begin_due). A minor learns first that a
 * mentor may not accept her, before she pays for a package. With the mentee's pending request, if any, to link to it,
 * and the day of the mentor's answer, if the last request to this mentor was refused.
 * @see sql/functions/mentorship-requests/api/request_box.sql
 */
export const requestBox = (viewer: Identity, { mentorId }: { mentorId: number }) =>
  read(viewer, (sql) => sql<Row<'request_box'>[]>`select * from api.request_box(mentor_id => ${mentorId})`)

/**
 * Which of these mails api.resend_mail would refuse to send again now, and why.
 * Refuses: role_not_held.
 * @see sql/functions/mails/api/resend_obstacles.sql
 */
export const resendObstacles = (viewer: Identity, { mailIds }: { mailIds: number[] }) =>
  read(viewer, (sql) => sql<Row<'resend_obstacles'>[]>`select * from api.resend_obstacles(mail_ids => ${mailIds})`)

/**
 * R29. The roles that the viewer holds, the one used last first, with what waits in each: requests for the mentor's answer,
 * questions for the mentee's.
 * @see sql/functions/accounts/api/role_choices.sql
 */
export const roleChoices = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'role_choices'>[]>`select * from api.role_choices()`)

/**
 * Returns the newest messages of the team to a mentor or mentee, with who wrote each and when it was read.
 * Refuses: role_not_held.
 * @see sql/functions/messages/api/sent_messages.sql
 */
export const sentMessages = (viewer: Identity, { toRole, profileId, most = 50 }: { toRole: 'mentor' | 'mentee' | 'admin'; profileId: number; most?: number }) =>
  read(viewer, (sql) => sql<Row<'sent_messages'>[]>`select * from api.sent_messages(to_role => ${toRole}, profile_id => ${profileId}, most => ${most})`)

/**
 * For the treasurer: what the columns under these headings hold, as it was named once, {field: [column]}, or null.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/statements/api/statement_columns.sql
 */
export const statementColumns = (viewer: Identity, { headings }: { headings: string[] }) =>
  value(read(viewer, (sql) => sql<[{ value: unknown | null }]>`select api.statement_columns(headings => ${headings}) as value`))

/**
 * For the treasurer: the statements whose check is not finished, the newest first, or one of them. `rows` only of the one
 * asked for, while its columns are not named.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/statements/api/statements.sql
 */
export const statements = (viewer: Identity, { onlyId }: { onlyId?: number | null } = {}) =>
  read(viewer, (sql) => sql<Row<'statements'>[]>`select * from api.statements(only_id => ${onlyId ?? null})`)

/**
 * Returns Stripe events to process, oldest first.
 * @see sql/functions/payments/api/stripe_events_due.sql
 */
export const stripeEventsDue = (sql: Sql, { most = 100 }: { most?: number } = {}) =>
  sql<Row<'stripe_events_due'>[]>`select * from api.stripe_events_due(most => ${most})`

/**
 * Returns from when on to ask Stripe for missed events: one hour before the newest known one, at most 30 days ago.
 * @see sql/functions/payments/api/stripe_events_since.sql
 */
export const stripeEventsSince = (sql: Sql) =>
  value(sql<[{ value: Date }]>`select api.stripe_events_since() as value`)

/**
 * Returns mentors for an open request for suggestions, each with points and reasons (rules.asked_points): those whom the team
 * `added`; the five others who suit it best (`proposed`), for coaching if the mentee has coaching to ask for, otherwise for mentoring; and
 * at most ten more whom `words` find (`found`), also such as can't be suggested now. A topic that the request names
 * does not count once more as one of the profile. The mentee's own profile is never found. `declined` (rules.declined_by): not proposed.
 * Refuses: role_not_held.
 * @see sql/functions/suggestions/api/suggestion_proposals.sql
 */
export const suggestionProposals = (viewer: Identity, { suggestionRequestId, added, words = '' }: { suggestionRequestId: number; added?: number[] | null; words?: string }) =>
  read(viewer, (sql) => sql<Row<'suggestion_proposals'>[]>`select * from api.suggestion_proposals(suggestion_request_id => ${suggestionRequestId}, added => ${added ?? null}, words => ${words})`)

/**
 * R25. For treasurers: what api.take_back_confirmation would take back of a purchase, the newest line of its ledger, and why it
 * would refuse (rules.take_back_obstacle, own_profile). No row for an unknown purchase.
 * @see sql/functions/purchases/api/take_back_case.sql
 */
export const takeBackCase = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  read(viewer, (sql) => sql<Row<'take_back_case'>[]>`select * from api.take_back_case(purchase_id => ${purchaseId})`)

/**
 * Returns what a mentor will read of the viewing mentee beside the words of a request, as rules.told_with_request.
 * @see sql/functions/mentorship-requests/api/told_with_request.sql
 */
export const toldWithRequest = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'told_with_request'>[]>`select * from api.told_with_request()`)

/**
 * For treasurers: what of a purchase waits for a tax document, the oldest first (rules.undocumented).
 * @see sql/functions/tax-documents/api/undocumented.sql
 */
export const undocumented = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  read(viewer, (sql) => sql<Row<'undocumented'>[]>`select * from api.undocumented(purchase_id => ${purchaseId})`)

/**
 * R14. Where a proposal of the viewer begins: at the place that is offered in this mentorship now; else where the viewer
 * as a mentor most often offered to meet; else where the last session of this mentorship is or was. Null without one.
 * @see sql/functions/mentorships/api/usual_place.sql
 */
export const usualPlace = (viewer: Identity, { mentorshipId }: { mentorshipId?: number | null } = {}) =>
  value(read(viewer, (sql) => sql<[{ value: string | null }]>`select api.usual_place(mentorship_id => ${mentorshipId ?? null}) as value`))

/**
 * For administrators: the VAT rates, the newest day first, with the one before the first written rate, which has neither
 * id nor day. Rates that were withdrawn are not among them.
 * @see sql/functions/packages/api/vat_rates.sql
 */
export const vatRates = (viewer: Identity) =>
  read(viewer, (sql) => sql<Row<'vat_rates'>[]>`select * from api.vat_rates()`)

/**
 * R14. Takes a day and a time as clocks in Athens show it, returns the instant. Of the hour that comes twice when
 * summer time ends, the second one. `nth`: of several in a form, which one the refusal names.
 * Refuses: time_skipped (the hour that is left out when summer time begins).
 * @see sql/functions/time/api/wall_clock.sql
 */
export const wallClock = (viewer: Identity, { day, at, nth = '' }: { day: string; at: string; nth?: string }) =>
  value(read(viewer, (sql) => sql<[{ value: Date }]>`select api.wall_clock(day => ${day}, at => ${at}, nth => ${nth}) as value`))

/**
 * For admins: what a withdrawal gives back that was sent by letter or e-mail on a day, without one today (rules.withdrawal), and the
 * sessions to answer before it. No row for an unknown purchase.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/refunds/api/withdrawal_by_letter.sql
 */
export const withdrawalByLetter = (viewer: Identity, { purchaseId, day }: { purchaseId: number; day?: string | null }) =>
  first(read(viewer, (sql) => sql<Row<'withdrawal_by_letter'>[]>`select * from api.withdrawal_by_letter(purchase_id => ${purchaseId}, day => ${day ?? null})`))
