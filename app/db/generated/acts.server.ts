// Long: one entry a function. Written by `npm run types` from the functions of api that the code calls; a test compares.
import type { JSONValue, Sql } from 'postgres'
import type { Identity } from '../identity'
import { act, asSignIn } from '../act.server'
import { done, only, value } from '../answers'
import type { Row } from './rows'

/**
 * R22. Whoever is signed in accepts the texts that are due in the role of the session. `seen` holds the version of
 * each on the page that the consent was given on. A repeated call changes nothing.
 * Locks the user.
 * Refuses: role_not_held, terms_not_accepted, text_changed_meanwhile.
 * @see sql/functions/texts/api/accept_texts.sql
 */
export const acceptTexts = (viewer: Identity, { accepted, seen }: { accepted: boolean; seen: JSONValue }) =>
  act(viewer, (sql) => done(sql`select api.accept_texts(accepted => ${accepted}, seen => ${sql.json(seen)})`))

/**
 * The mentee answers the mentor's question on a pending request. One answer only.
 * Refuses: role_not_held, right_not_held, request_not_found, already_answered, deadline_passed, no_question,
 * question_answered, required, too_long.
 * @see sql/functions/mentorship-requests/api/answer_question.sql
 */
export const answerQuestion = (viewer: Identity, { requestId, answer }: { requestId: number; answer: string }) =>
  act(viewer, (sql) => done(sql`select api.answer_question(request_id => ${requestId}, answer => ${answer})`))

/**
 * An admin answers a mentee's request for suggestions with one to three available mentors and a message. A request
 * that was opened again gets a new answer in place of the old one, and a new mail.
 * Locks the mentors' rows, to see a concurrent act that takes one of them; of two concurrent answers one is refused.
 * Refuses: role_not_held, right_not_held, suggestion_request_not_found, own_profile, person_erased,
 * already_answered, suggestions_missing, suggested_mentor_unavailable.
 * @see sql/functions/suggestions/api/answer_suggestion_request.sql
 */
export const answerSuggestionRequest = (viewer: Identity, { suggestionRequestId, mentorIds, answer }: { suggestionRequestId: number; mentorIds: number[]; answer?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.answer_suggestion_request(suggestion_request_id => ${suggestionRequestId}, mentor_ids => ${mentorIds}, answer => ${answer ?? null})`))

/**
 * R25. An admin answers a wish for a pause or the end with words, and the mentorship goes on as it is. The answer is
 * mailed to its author. The same answer twice changes nothing. A pause or a stop closes a wish by itself.
 * Refuses: role_not_held, right_not_held, wish_not_found, own_profile, person_erased, wish_closed, reason_missing,
 * too_long.
 * @see sql/functions/mentorships/api/answer_wish.sql
 */
export const answerWish = (viewer: Identity, { wishId, answer }: { wishId: number; answer: string }) =>
  act(viewer, (sql) => done(sql`select api.answer_wish(wish_id => ${wishId}, answer => ${answer})`))

/**
 * An administrator makes another user an admin with a right, found by e-mail address. A former admin becomes active
 * again. Queues a mail to the new admin; returns the user id.
 * Refuses: role_not_held, right_not_held, password_needed, account_not_found, already_administrator.
 * @see sql/functions/team/api/appoint_admin.sql
 */
export const appointAdmin = (viewer: Identity, { email, adminRight = 'coordinator' }: { email: string; adminRight?: 'coordinator' | 'treasurer' | 'administrator' }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.appoint_admin(email => ${email}, admin_right => ${adminRight}) as value`))

/**
 * R10, R11, R21. The mentor, or an admin for the mentor, accepts a request. The mentorship starts, all other pending
 * requests to this mentor are closed, and their mentees get a mail. With `times`, up to three are offered for the first
 * session, at `place` (api.propose_times). Returns the mentorship id.
 * Refuses: what rules.lock_request refuses, what rules.start_mentorship refuses, what rules.propose_times refuses.
 * @see sql/functions/mentorship-requests/api/approve_mentorship_request.sql
 */
export const approveMentorshipRequest = (viewer: Identity, { requestId, times, place }: { requestId: number; times?: string[] | null; place?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.approve_mentorship_request(request_id => ${requestId}, times => ${times ?? null}, place => ${place ?? null}) as value`))

/**
 * Sends the signed-in user another link to confirm the e-mail address, valid for `link_hours`. Does nothing if it is already confirmed.
 * Refuses: role_not_held.
 * @see sql/functions/accounts/api/ask_email_confirmation.sql
 */
export const askEmailConfirmation = (viewer: Identity) =>
  act(viewer, (sql) => done(sql`select api.ask_email_confirmation()`))

/**
 * R26. A mentee asks the team for a scholarship: why, and for which package. One open request per mentee (unique index);
 * none for a mentee who has been awarded one this year. Returns its id.
 * Refuses: role_not_held, reason_missing, too_long, package_not_found, scholarship_held, scholarship_request_open.
 * @see sql/functions/scholarships/api/ask_for_scholarship.sql
 */
export const askForScholarship = (viewer: Identity, { reason, packageId }: { reason: string; packageId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.ask_for_scholarship(reason => ${reason}, package_id => ${packageId}) as value`))

/**
 * A mentee asks the team for mentor suggestions: what to look for, topics of the list, the field or another topic, and what
 * would help. One open request per mentee (unique index). Returns its id.
 * Refuses: role_not_held, suggestion_request_open.
 * @see sql/functions/suggestions/api/ask_for_suggestions.sql
 */
export const askForSuggestions = (viewer: Identity, { text, topic = '', help = '', topicIds }: { text: string; topic?: string; help?: string; topicIds?: number[] | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.ask_for_suggestions(text => ${text}, topic => ${topic}, help => ${help}, topic_ids => ${topicIds ?? null}) as value`))

/**
 * R21. An admin has the guardian of an order asked again: a new mail and link, the former link ends.
 * Refuses: role_not_held, right_not_held, purchase_not_found, own_profile, person_suspended (no mail about her goes out), guardian_not_named,
 * guardian_objected, answer_not_awaited, guardian_asked_often.
 * @see sql/functions/guardians/api/ask_guardian_again.sql
 */
export const askGuardianAgain = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  act(viewer, (sql) => done(sql`select api.ask_guardian_again(purchase_id => ${purchaseId})`))

/**
 * R15, R16. One of a pair asks the team for a pause of a running mentorship, to resume a paused one, or for the end of
 * either, a mentee also for another mentor, and says why. One open wish a person; the same one sent twice is one. Mails its author a receipt and the team
 * a notice (rules.letter_is_mailed), except an admin who is one of the pair. Returns its id.
 * Refuses: role_not_held, mentorship_not_found, person_erased, no_running_mentorship, not_paused,
 * resume_limit_passed, not_enough_sessions_left (for a pause), answer_missing, reason_missing, too_long, wish_open.
 * @see sql/functions/mentorships/api/ask_pause_or_end.sql
 */
export const askPauseOrEnd = (viewer: Identity, { mentorshipId, wish, reason }: { mentorshipId: number; wish: string; reason: string }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.ask_pause_or_end(mentorship_id => ${mentorshipId}, wish => ${wish}, reason => ${reason}) as value`))

/**
 * The mentor, and nobody for her, asks the mentee one question before answering a request. The deadline does not change.
 * Refuses: request_not_found, already_answered, deadline_passed, already_asked, required, too_long.
 * @see sql/functions/mentorship-requests/api/ask_question.sql
 */
export const askQuestion = (viewer: Identity, { requestId, question }: { requestId: number; question: string }) =>
  act(viewer, (sql) => done(sql`select api.ask_question(request_id => ${requestId}, question => ${question})`))

/**
 * A mentee asks the team for a refund of a purchase that can no longer be withdrawn. Without a refund ground found by
 * the rules, the mentee must write a reason. One open refund request per purchase. The mentee and the admins get a
 * mail. Returns the id of the refund request.
 * Refuses: role_not_held, purchase_not_found, no_refund_ground, mentee_in_mentorship, payment_disputed,
 * not_applicable, purchase_closed, refund_request_open, reason_missing, iban_invalid.
 * @see sql/functions/refunds/api/ask_refund.sql
 */
export const askRefund = (viewer: Identity, { purchaseId, text, iban, accountHolder }: { purchaseId: number; text: string; iban?: string | null; accountHolder?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.ask_refund(purchase_id => ${purchaseId}, text => ${text}, iban => ${iban ?? null}, account_holder => ${accountHolder ?? null}) as value`))

/**
 * A mentee expressly asks that the service of an order may begin within the withdrawal period, apart from a request to a
 * mentor. The first request stays; asking again changes nothing.
 * Refuses: role_not_held, purchase_not_found, begin_not_requested, begin_not_due.
 * @see sql/functions/purchases/api/ask_to_begin.sql
 */
export const askToBegin = (viewer: Identity, { purchaseId, requested }: { purchaseId: number; requested: boolean }) =>
  act(viewer, (sql) => done(sql`select api.ask_to_begin(purchase_id => ${purchaseId}, requested => ${requested})`))

/**
 * R21. The guardian answers, with the token of the mailed link, once. `confirms`: the order can be paid, or used. Otherwise
 * the guardian's data are deleted, no other guardian is asked until the team has lifted the objection, and an order that is
 * not paid, or that cost nothing and was not used, is cancelled; another one the team settles. The mentee gets a mail.
 * `secret_hash`: the session of the browser that answers, `answered_from`: the mark of its network.
 * Locks user, mentee, order, parts.
 * Refuses: what rules.lock_guardian_link refuses, answer_not_awaited (answered before, closed meanwhile, or no longer a minor),
 * guardian_is_mentee (the browser is signed in as the mentee), confirmation_on_hold (an objection to another order stands),
 * guardian_email_refused (by now the address of a mentor, of the team or of a minor).
 * @see sql/functions/guardians/api/auth_answer_guardian.sql
 */
export const authAnswerGuardian = ({ token, confirms, secretHash, answeredFrom }: { token: string; confirms: boolean; secretHash?: string | null; answeredFrom?: string | null }) =>
  asSignIn((sql) => done(sql`select api.auth_answer_guardian(token => ${token}, confirms => ${confirms}, secret_hash => ${secretHash ?? null}, answered_from => ${answeredFrom ?? null})`))

/**
 * Sends a short-lived link to set a new password. For an unknown address it does nothing and returns the same.
 * @see sql/functions/accounts/api/auth_ask_reset.sql
 */
export const authAskReset = ({ email }: { email: string }) =>
  asSignIn((sql) => done(sql`select api.auth_ask_reset(email => ${email})`))

/**
 * Confirms a user's e-mail address with the token of a mailed link. Repeated calls change nothing.
 * Refuses: link_not_valid.
 * @see sql/functions/accounts/api/auth_confirm_email.sql
 */
export const authConfirmEmail = ({ token }: { token: string }) =>
  asSignIn((sql) => done(sql`select api.auth_confirm_email(token => ${token})`))

/**
 * Makes a new e-mail address the user's login, with the token mailed to that address. Queued mails go to the new
 * address, the former address gets a notice, and every link mailed to it ends, except that it can still switch mails
 * off; a guardian's was mailed elsewhere and stays. All sessions end except the current one. Returns the token of an invitation for a user who has no password yet,
 * because the one mailed to the former address ended; otherwise null. A repeated call changes nothing and returns the like.
 * Locks the user.
 * Refuses: link_not_valid, duplicate_email.
 * @see sql/functions/accounts/api/auth_confirm_new_email.sql
 */
export const authConfirmNewEmail = ({ token, secretHash }: { token: string; secretHash?: string | null }) =>
  asSignIn((sql) => value(sql<[{ value: string | null }]>`select api.auth_confirm_new_email(token => ${token}, secret_hash => ${secretHash ?? null}) as value`))

/**
 * Rate limit: counts one attempt of an account and of its network and returns 0, or returns the seconds to wait and counts
 * nothing.
 * Locks account, network and the /48 around it, in the order of their hashes.
 * @see sql/functions/accounts/api/auth_may_try.sql
 */
export const authMayTry = ({ act, account, address, device }: { act: string; account: string; address: string; device?: string | null }) =>
  asSignIn((sql) => value(sql<[{ value: number }]>`select api.auth_may_try(act => ${act}, account => ${account}, address => ${address}, device => ${device ?? null}) as value`))

/**
 * Second step of signing in, by a code of the authenticator app. The caller has verified the code against
 * `sealed_secret`; `step` is the code's time step. A code of the same or an earlier step is refused, so each works
 * once. Opens the session and returns its role.
 * Refuses: sign_in_again, code_wrong.
 * @see sql/functions/accounts/api/auth_open_by_code.sql
 */
export const authOpenByCode = ({ pendingHash, sealedSecret, step, secretHash, userAgent }: { pendingHash: string; sealedSecret: string; step: number; secretHash: string; userAgent: string }) =>
  asSignIn((sql) => value(sql<[{ value: 'mentor' | 'mentee' | 'admin' | null }]>`select api.auth_open_by_code(pending_hash => ${pendingHash}, sealed_secret => ${sealedSecret}, step => ${step}, secret_hash => ${secretHash}, user_agent => ${userAgent}) as value`))

/**
 * Second step of signing in, by a recovery code. Each code works once; the user gets a mail. Opens the session and
 * returns its role.
 * Refuses: sign_in_again, code_wrong.
 * @see sql/functions/accounts/api/auth_open_by_recovery_code.sql
 */
export const authOpenByRecoveryCode = ({ pendingHash, code, secretHash, userAgent }: { pendingHash: string; code: string; secretHash: string; userAgent: string }) =>
  asSignIn((sql) => value(sql<[{ value: 'mentor' | 'mentee' | 'admin' | null }]>`select api.auth_open_by_recovery_code(pending_hash => ${pendingHash}, code => ${code}, secret_hash => ${secretHash}, user_agent => ${userAgent}) as value`))

/**
 * R21. The guardian who has confirmed an order starts to pay it by card, with the token of the mailed link: the same card
 * payment as the mentee's, so that nobody pays twice.
 * Refuses: what rules.lock_order_to_pay refuses, what rules.open_checkout refuses.
 * @see sql/functions/guardians/api/auth_open_checkout.sql
 */
export const authOpenCheckout = ({ token, livemode }: { token: string; livemode: boolean }) =>
  asSignIn((sql) => only(sql<[Row<'auth_open_checkout'>]>`select * from api.auth_open_checkout(token => ${token}, livemode => ${livemode})`))

/**
 * R21, R27. The guardian who has confirmed an order uploads the proof of a deposit, with the token of the mailed link.
 * Refuses: what rules.lock_order_to_pay refuses, what rules.store_proof refuses.
 * @see sql/functions/guardians/api/auth_send_proof.sql
 */
export const authSendProof = ({ token, fileName, mime, bytes }: { token: string; fileName: string; mime: string; bytes: Uint8Array }) =>
  asSignIn((sql) => done(sql`select api.auth_send_proof(token => ${token}, file_name => ${fileName}, mime => ${mime}, bytes => ${bytes})`))

/**
 * Switches one kind of mail off or on with the token of an unsubscribe link. The link can be used many times, for
 * this only.
 * Refuses: link_not_valid.
 * @see sql/functions/notifications/api/auth_unsubscribe.sql
 */
export const authUnsubscribe = ({ token, wanted }: { token: string; wanted: boolean }) =>
  asSignIn((sql) => done(sql`select api.auth_unsubscribe(token => ${token}, wanted => ${wanted})`))

/**
 * R21. The guardian takes a consent back, with the token of the mailed link, while the mentee is a minor: an order
 * that is not paid is cancelled, nothing new starts on any that the same guardian confirmed, and the team is told.
 * What runs goes on until the two or the team end it. Once more changes nothing.
 * Locks user, mentee, order, parts.
 * Refuses: what rules.lock_guardian_link refuses, answer_not_awaited (never confirmed, closed, or of age), guardian_is_mentee.
 * @see sql/functions/guardians/api/auth_withdraw_guardian.sql
 */
export const authWithdrawGuardian = ({ token, secretHash }: { token: string; secretHash?: string | null }) =>
  asSignIn((sql) => done(sql`select api.auth_withdraw_guardian(token => ${token}, secret_hash => ${secretHash ?? null})`))

/**
 * R26. An admin awards a scholarship to a mentee. A full one pays a three-month package (price 0); a partial one
 * creates an order of any package at half price. Limits per calendar year: five full and three partial awards, one
 * award per mentee, and a scholarship is awarded only in its own year. A mentor's gift is awarded once, counts
 * outside the five, may be awarded in a later year, and never goes to the mentor who gave it. An unpaid order of the
 * same package is closed, the mentee's open request is granted. A minor's guardian confirms before anything starts. Returns the purchase id.
 * Refuses: role_not_held, right_not_held, password_needed, scholarship_not_found, scholarship_year_over,
 * mentee_not_found, own_profile, person_erased, scholarship_limit_reached, package_not_found, card_payment_open,
 * proof_sent.
 * @see sql/functions/scholarships/api/award_scholarship.sql
 */
export const awardScholarship = (viewer: Identity, { scholarshipId, menteeId, packageId }: { scholarshipId: number; menteeId: number; packageId?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.award_scholarship(scholarship_id => ${scholarshipId}, mentee_id => ${menteeId}, package_id => ${packageId ?? null}) as value`))

/**
 * Stores the sealed secret of a second factor that the signed-in user sets up. It is not required at sign-in until a
 * first code confirms it. The caller verified the password against `kept_hash`.
 * Refuses: role_not_held, current_password_wrong, second_factor_on.
 * @see sql/functions/accounts/api/begin_second_factor.sql
 */
export const beginSecondFactor = (viewer: Identity, { keptHash, sealedSecret }: { keptHash: string; sealedSecret: string }) =>
  act(viewer, (sql) => done(sql`select api.begin_second_factor(kept_hash => ${keptHash}, sealed_secret => ${sealedSecret})`))

/**
 * R25. An admin records a deposit of any amount for a purchase of another, with the bank's reference and day
 * (rules.money_day; today without one): on an unpaid order it counts towards the price (rules.book_transfer), on one paid
 * or closed it is flagged as surplus. The same transfer again, also as a line of a statement, changes nothing. `method`: rules.transfer_method; `sure`:
 * more than twice what is due.
 * Locks mentee, purchase, parts, then bank references.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, not_applicable,
 * reference_missing, amount_invalid, date_in_future, money_day_too_early, reference_used, card_payment_open,
 * deposit_much_larger.
 * @see sql/functions/purchases/api/book_deposit.sql
 */
export const bookDeposit = (viewer: Identity, { purchaseId, externalRef, amountCents, method, arrivedOn, sure = false }: { purchaseId: number; externalRef: string; amountCents: number; method?: 'card' | 'deposit' | 'iris' | 'scholarship' | null; arrivedOn?: string | null; sure?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.book_deposit(purchase_id => ${purchaseId}, external_ref => ${externalRef}, amount_cents => ${amountCents}, method => ${method ?? null}, arrived_on => ${arrivedOn ?? null}, sure => ${sure})`))

/**
 * R25. The treasurer books one line of a statement, as the page showed it: by api.book_deposit, with the line's day, and its
 * identity as the transfer's reference, so no file can book it again. Money that was recorded by hand is not booked: it takes
 * the bank's day, the line is noted as its transfer, and only what came beyond it is surplus. A booked line leaves the
 * statement. A card payment that was open when the page was shown has been ended. Returns false if it was booked before.
 * `seen_purchase_id`: the order that the page showed, which a person may have changed since.
 * Refuses: role_not_held, right_not_held, password_needed, own_profile, statement_line_changed, statement_line_unknown,
 * purchase_not_found, not_applicable, reference_missing, amount_invalid, reference_used, card_payment_open, what rules.take_bank_day refuses.
 * @see sql/functions/statements/api/book_line.sql
 */
export const bookLine = (viewer: Identity, { statementId, lineNumber, seenFate, seenPurchaseId }: { statementId: number; lineNumber: number; seenFate: string; seenPurchaseId?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.book_line(statement_id => ${statementId}, line_number => ${lineNumber}, seen_fate => ${seenFate}, seen_purchase_id => ${seenPurchaseId ?? null}) as value`))

/**
 * Cancels an unpaid order: the mentee's own, or an admin any other user's. Cancelling twice changes nothing. Refused
 * while a card payment is open (its money would arrive for a closed order) and for a scholarship order (the team
 * withdraws the award instead). A payment that still arrives later is refunded.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, already_paid,
 * order_awarded, card_payment_open.
 * @see sql/functions/purchases/api/cancel_order.sql
 */
export const cancelOrder = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  act(viewer, (sql) => done(sql`select api.cancel_order(purchase_id => ${purchaseId})`))

/**
 * An admin cancels a seminar that has not begun; those who were mailed the news of it get a mail with the
 * reason, if there is one.
 * Nothing happens if it is cancelled already.
 * Refuses: role_not_held, right_not_held, seminar_not_found, seminar_over.
 * @see sql/functions/seminars/api/cancel_seminar.sql
 */
export const cancelSeminar = (viewer: Identity, { seminarId, reason }: { seminarId: number; reason?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.cancel_seminar(seminar_id => ${seminarId}, reason => ${reason ?? null})`))

/**
 * R14. Cancels a planned session; the other people involved get a mail. A coachee's cancellation after noon of the
 * day before counts as a held session (late_cancel), unless somebody else set the time after that noon, or all sessions
 * are already counted. No other cancellation counts. `free`: the viewer was told that it does not count, so it is refused if it would count by now. Returns the
 * session's new status.
 * Refuses: session_not_found, no_running_mentorship, session_settled, cancels_late_now.
 * @see sql/functions/mentorships/api/cancel_session.sql
 */
export const cancelSession = (viewer: Identity, { sessionId, free = false }: { sessionId: number; free?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: 'planned' | 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee' | 'no_show_mentor' }]>`select api.cancel_session(session_id => ${sessionId}, free => ${free}) as value`))

/**
 * An administrator changes the right of an admin, or their own, but never that of the last administrator. It holds from
 * the next act on, in open sessions too. Queues a mail. The right that is held already changes nothing.
 * Refuses: role_not_held, right_not_held, password_needed, administrator_not_found, last_administrator.
 * @see sql/functions/team/api/change_admin_right.sql
 */
export const changeAdminRight = (viewer: Identity, { userId, adminRight }: { userId: number; adminRight: 'coordinator' | 'treasurer' | 'administrator' }) =>
  act(viewer, (sql) => done(sql`select api.change_admin_right(user_id => ${userId}, admin_right => ${adminRight})`))

/**
 * R23. The signed-in user asks for a new e-mail address. It becomes active through the link mailed to it. `kept_hash`
 * is the hash that the password was verified against; only app_auth can read it.
 * Refuses: role_not_held, current_password_wrong, same_email, duplicate_email.
 * @see sql/functions/accounts/api/change_email.sql
 */
export const changeEmail = (viewer: Identity, { keptHash, email }: { keptHash: string; email: string }) =>
  act(viewer, (sql) => done(sql`select api.change_email(kept_hash => ${keptHash}, email => ${email})`))

/**
 * R23. An admin asks for a new e-mail address for a user who cannot sign in. It becomes active through the link
 * mailed to it; the present address gets a notice.
 * Refuses: role_not_held, right_not_held, password_needed, user_not_found, own_profile, person_erased, same_email,
 * duplicate_email.
 * @see sql/functions/accounts/api/change_email_of.sql
 */
export const changeEmailOf = (viewer: Identity, { userId, email }: { userId: number; email: string }) =>
  act(viewer, (sql) => done(sql`select api.change_email_of(user_id => ${userId}, email => ${email})`))

/**
 * Sets the viewer's language, also used for mails.
 * @see sql/functions/accounts/api/change_locale.sql
 */
export const changeLocale = (viewer: Identity, { locale }: { locale: string }) =>
  act(viewer, (sql) => done(sql`select api.change_locale(locale => ${locale})`))

/**
 * Sets a mentor active or inactive, with an optional reason from an admin. No one may deactivate a mentor who has a
 * running mentorship. A mentor with pending requests may not deactivate their own profile; if an admin does it, those
 * requests are closed as unavailable. False if the mentor has that status already.
 * Refuses: role_not_held, mentor_not_found, own_profile, person_erased, transition_not_allowed, mentor_in_mentorship,
 * mentor_has_pending_requests, mentor_held (the team hid the profile, and only the team shows it again), person_suspended.
 * @see sql/functions/mentors/api/change_mentor_status.sql
 */
export const changeMentorStatus = (viewer: Identity, { status, mentorId, reason }: { status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'; mentorId?: number | null; reason?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.change_mentor_status(status => ${status}, mentor_id => ${mentorId ?? null}, reason => ${reason ?? null}) as value`))

/**
 * An administrator changes settings: the bank account, what payments by IRIS need (may be empty), the issuer of receipts,
 * whom minors turn to about safety (R21; all of it or nothing), who signs certificates (may be empty),
 * what the legal texts say about the operator, or limits within their bounds (api.setting_bounds). `seen` holds the values
 * on the page that the change was decided on. Written into the history with old and new value; the same values change
 * nothing.
 * Refuses: role_not_held, right_not_held, password_needed, setting_not_found, setting_changed_meanwhile, iban_invalid,
 * tax_number_invalid, account_holder_too_long, too_long, safety_person_whole, setting_out_of_bounds, required.
 * @see sql/functions/settings/api/change_settings.sql
 */
export const changeSettings = (viewer: Identity, { changes, seen }: { changes: JSONValue; seen: JSONValue }) =>
  act(viewer, (sql) => done(sql`select api.change_settings(changes => ${sql.json(changes)}, seen => ${sql.json(seen)})`))

/**
 * A mentee says to whom the invoice of a purchase is made out, or with nothing filled in that a receipt is enough; until
 * the document exists.
 * Refuses: role_not_held, purchase_not_found, not_applicable, purchase_closed, document_exists, required,
 * too_long, tax_number_invalid.
 * @see sql/functions/tax-documents/api/choose_invoice.sql
 */
export const chooseInvoice = (viewer: Identity, { purchaseId, invoiceName, taxNumber, invoiceAddress, invoiceActivity }: { purchaseId: number; invoiceName?: string | null; taxNumber?: string | null; invoiceAddress?: string | null; invoiceActivity?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.choose_invoice(purchase_id => ${purchaseId}, invoice_name => ${invoiceName ?? null}, tax_number => ${taxNumber ?? null}, invoice_address => ${invoiceAddress ?? null}, invoice_activity => ${invoiceActivity ?? null})`))

/**
 * The signed-in user switches optional mails on (`wanted`) and off (`unwanted`). Kinds named in neither stay as they
 * are.
 * Refuses: role_not_held.
 * @see sql/functions/notifications/api/choose_notifications.sql
 */
export const chooseNotifications = (viewer: Identity, { wanted, unwanted }: { wanted: ('confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest' | 'news' | 'offers' | 'declines' | 'seminars' | 'session_reminders' | 'seminar_reminders')[]; unwanted: ('confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest' | 'news' | 'offers' | 'declines' | 'seminars' | 'session_reminders' | 'seminar_reminders')[] }) =>
  act(viewer, (sql) => done(sql`select api.choose_notifications(wanted => ${wanted}, unwanted => ${unwanted})`))

/**
 * An admin notes that a user's address works again, for example after a call: reminders and news are sent to it again.
 * A second click changes nothing.
 * Refuses: role_not_held, user_not_found, own_profile, person_erased.
 * @see sql/functions/people/api/clear_bounce.sql
 */
export const clearBounce = (viewer: Identity, { userId }: { userId: number }) =>
  act(viewer, (sql) => done(sql`select api.clear_bounce(user_id => ${userId})`))

/**
 * R24. A treasurer closes a month that was handed over to the accountant, with all before it, for good: what is told later
 * about it goes into the next month, with its own day beside it, and its tax documents are not corrected any more. Closed twice
 * changes nothing. The history keeps it. Takes the lock of rules.lock_months.
 * Refuses: role_not_held, right_not_held, password_needed, date_invalid, month_not_over, month_closed (an earlier one than the
 * last closed).
 * @see sql/functions/accounting/api/close_month.sql
 */
export const closeMonth = (viewer: Identity, { month }: { month: string }) =>
  act(viewer, (sql) => done(sql`select api.close_month(month => ${month})`))

/**
 * Ends all sessions of the signed-in user except the current one. Returns how many.
 * Refuses: role_not_held.
 * @see sql/functions/accounts/api/close_other_sessions.sql
 */
export const closeOtherSessions = (viewer: Identity) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.close_other_sessions() as value`))

/**
 * Signs out. Deletes the session, so every copy of its cookie stops working.
 * @see sql/functions/accounts/api/close_session.sql
 */
export const closeSession = (viewer: Identity) =>
  act(viewer, (sql) => done(sql`select api.close_session()`))

/**
 * R17. An admin completes a running or paused mentorship. Below the package's minimum of sessions, only with
 * `below_minimum`. Completing the coaching of a 2-in-1 opens its mentoring parts for the claim period.
 * Refuses: below_minimum_sessions, what rules.lock_mentorship_to_end refuses.
 * @see sql/functions/mentorships/api/complete_mentorship.sql
 */
export const completeMentorship = (viewer: Identity, { mentorshipId, belowMinimum = false }: { mentorshipId: number; belowMinimum?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.complete_mentorship(mentorship_id => ${mentorshipId}, below_minimum => ${belowMinimum})`))

/**
 * R21, R22, R28. The owner of a profile that the team created completes it, in the role of the session: accepts the
 * terms, states the birthdate if it is unknown, a mentor also what the public profile shows. The birthdate that the
 * team knows stays. Then a mentor becomes active if the team approved the profile when it created it, or else sends an
 * application. A repeated call changes nothing.
 * Locks the user.
 * Refuses: role_not_held, required, too_young, mentor_too_young, terms_not_accepted, what
 * rules.check_mentor_profile refuses.
 * @see sql/functions/applications/api/complete_profile.sql
 */
export const completeProfile = (viewer: Identity, { termsAccepted, birthdate, profile = {}, newsConsent = false }: { termsAccepted: boolean; birthdate?: string | null; profile?: JSONValue; newsConsent?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.complete_profile(terms_accepted => ${termsAccepted}, birthdate => ${birthdate ?? null}, profile => ${sql.json(profile)}, news_consent => ${newsConsent})`))

/**
 * A treasurer corrects what was copied wrongly from a tax document, with the reason, until a month with its money is handed over.
 * Kind and amount were checked against the payment and stay. The history keeps what stood there, and the buyer gets a mail if
 * what she was told has changed. The same again changes nothing.
 * Locks mentee, purchase, then that of rules.lock_months.
 * Refuses: role_not_held, right_not_held, password_needed, document_not_found, own_profile, reason_missing, required,
 * document_number_invalid, date_invalid, date_in_future, document_too_early, document_too_late, mark_cut, mark_invalid,
 * uid_invalid, qr_url_invalid, too_long, document_handed_over, mark_used, document_number_used.
 * @see sql/functions/tax-documents/api/correct_document.sql
 */
export const correctDocument = (viewer: Identity, { documentId, series, number, issuedOn, mark, reason, uid, qrUrl }: { documentId: number; series: string; number: number; issuedOn: string; mark: string; reason: string; uid?: string | null; qrUrl?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.correct_document(document_id => ${documentId}, series => ${series}, number => ${number}, issued_on => ${issuedOn}, mark => ${mark}, reason => ${reason}, uid => ${uid ?? null}, qr_url => ${qrUrl ?? null})`))

/**
 * An admin starts a mentorship between a mentor and a mentee's paid part, without a request. Closes the mentor's
 * pending requests, as an approval does. Returns the mentorship id.
 * Refuses: role_not_held, right_not_held, part_not_found, mentor_not_found, own_profile, person_erased,
 * profile_incomplete, request_pending, what rules.start_mentorship refuses.
 * @see sql/functions/matches/api/create_mentorship.sql
 */
export const createMentorship = (viewer: Identity, { partId, mentorId }: { partId: number; mentorId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.create_mentorship(part_id => ${partId}, mentor_id => ${mentorId}) as value`))

/**
 * An admin publishes an offer to all mentors; without a last day it does not expire. Returns its id. Two equal clicks
 * publish one offer: the lock makes the second one see the first.
 * Refuses: role_not_held, offer_over (the last day is past), offer_exists (the same code of the same provider).
 * @see sql/functions/offers/api/create_offer.sql
 */
export const createOffer = (viewer: Identity, { provider, code, description = '', expiresOn, websiteLink }: { provider: string; code: string; description?: string; expiresOn?: string | null; websiteLink?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.create_offer(provider => ${provider}, code => ${code}, description => ${description}, expires_on => ${expiresOn ?? null}, website_link => ${websiteLink ?? null}) as value`))

/**
 * An admin creates a mentor or mentee for somebody else, with at least name, surname and e-mail; or adds the profile to
 * the user `add_to_user_id`, who has this e-mail. A mentee may get an unpaid order of a package, or a scholarship,
 * which needs a birthdate because a minor's guardian must confirm first. Sends the invitation if `invite`. Returns the
 * ids.
 * Refuses: role_not_held, not_applicable, birthdate_needed, package_not_found, what rules.create_person refuses,
 * what api.award_scholarship refuses.
 * @see sql/functions/people/api/create_person.sql
 */
export const createPerson = (viewer: Identity, { role, person, addToUserId, invite = true, approved = true, packageId, scholarshipId }: { role: 'mentor' | 'mentee' | 'admin'; person: JSONValue; addToUserId?: number | null; invite?: boolean; approved?: boolean; packageId?: number | null; scholarshipId?: number | null }) =>
  act(viewer, (sql) => only(sql<[Row<'create_person'>]>`select * from api.create_person(role => ${role}, person => ${sql.json(person)}, add_to_user_id => ${addToUserId ?? null}, invite => ${invite}, approved => ${approved}, package_id => ${packageId ?? null}, scholarship_id => ${scholarshipId ?? null})`))

/**
 * An admin creates a scholarship for this year. Returns its id.
 * Refuses: role_not_held, right_not_held, not_applicable (only mentors give gifts).
 * @see sql/functions/scholarships/api/create_scholarship.sql
 */
export const createScholarship = (viewer: Identity, { name, kind }: { name: string; kind: string }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.create_scholarship(name => ${name}, kind => ${kind}) as value`))

/**
 * An admin approves an application, rejects it, or asks the applicant for more. Without a message the mail uses its
 * standard text. If the application states no experience, an approval needs `experience_checked`.
 * Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, already_answered,
 * experience_not_checked, profile_incomplete, reason_missing.
 * @see sql/functions/applications/api/decide_application.sql
 */
export const decideApplication = (viewer: Identity, { mentorId, decision, message, experienceChecked = false }: { mentorId: number; decision: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'; message?: string | null; experienceChecked?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.decide_application(mentor_id => ${mentorId}, decision => ${decision}, message => ${message ?? null}, experience_checked => ${experienceChecked})`))

/**
 * An admin approves or rejects a mentor's edit request as a whole. If a current value changed since the mentor's
 * edit, an approval needs `despite_conflict`. With `seen` (the new values the admin saw), the decision is refused if
 * the mentor has changed them since. Pending requests of a kind that the mentor no longer offers are closed.
 * Refuses: role_not_held, right_not_held, edit_request_not_found, own_profile, person_erased, already_answered,
 * edit_request_changed, edit_conflict, what rules.check_mentor_profile refuses.
 * @see sql/functions/edit-requests/api/decide_edit_request.sql
 */
export const decideEditRequest = (viewer: Identity, { editRequestId, approve, message, despiteConflict = false, seen }: { editRequestId: number; approve: boolean; message?: string | null; despiteConflict?: boolean; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.decide_edit_request(edit_request_id => ${editRequestId}, approve => ${approve}, message => ${message ?? null}, despite_conflict => ${despiteConflict}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * An admin approves a mentor's gift, so that it can be awarded, or declines it with an optional message; then she may
 * name another gift this year. The mentor gets a mail. Deciding the same twice changes nothing.
 * Locks: the mentor's user, the gift.
 * Refuses: role_not_held, right_not_held, scholarship_not_found, own_profile, person_erased, gift_decided.
 * @see sql/functions/scholarships/api/decide_gift.sql
 */
export const decideGift = (viewer: Identity, { scholarshipId, approve, message }: { scholarshipId: number; approve: boolean; message?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.decide_gift(scholarship_id => ${scholarshipId}, approve => ${approve}, message => ${message ?? null})`))

/**
 * The mentor rejects a request and is away until a day, in one transaction.
 * Refuses: role_not_held, date_in_past, what api.reject_mentorship_request refuses.
 * @see sql/functions/mentorship-requests/api/decline_and_be_away.sql
 */
export const declineAndBeAway = (viewer: Identity, { requestId, until, rejectReason, rejectMessage, teamNote }: { requestId: number; until: string; rejectReason?: string | null; rejectMessage?: string | null; teamNote?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.decline_and_be_away(request_id => ${requestId}, until => ${until}, reject_reason => ${rejectReason ?? null}, reject_message => ${rejectMessage ?? null}, team_note => ${teamNote ?? null})`))

/**
 * An admin declines a mentee's refund request, with a reason. An admin may not answer their own request.
 * Refuses: role_not_held, right_not_held, request_not_found, own_profile, already_answered, reason_missing.
 * @see sql/functions/refunds/api/decline_refund_request.sql
 */
export const declineRefundRequest = (viewer: Identity, { requestId, answer }: { requestId: number; answer: string }) =>
  act(viewer, (sql) => done(sql`select api.decline_refund_request(request_id => ${requestId}, answer => ${answer})`))

/**
 * R26. An admin declines a mentee's request for a scholarship, with words that are mailed to her. The same words twice
 * change nothing. An award grants the request by itself. An admin may not answer their own request.
 * Refuses: role_not_held, right_not_held, request_not_found, own_profile, person_erased, already_answered,
 * reason_missing, too_long.
 * @see sql/functions/scholarships/api/decline_scholarship_request.sql
 */
export const declineScholarshipRequest = (viewer: Identity, { requestId, answer }: { requestId: number; answer: string }) =>
  act(viewer, (sql) => done(sql`select api.decline_scholarship_request(request_id => ${requestId}, answer => ${answer})`))

/**
 * R13. Removes the newest counted session: an admin any, the mentee only one that the mentee entered. A form sent
 * twice counts once. Returns the number of completed sessions.
 * Refuses: session_count_limit, what rules.lock_session_log refuses.
 * @see sql/functions/mentorships/api/decrease_sessions.sql
 */
export const decreaseSessions = (viewer: Identity, { mentorshipId, formKey }: { mentorshipId: number; formKey: string }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.decrease_sessions(mentorship_id => ${mentorshipId}, form_key => ${formKey}) as value`))

/**
 * An admin deletes a note that the same admin has written within the hours of `note_deletion_hours`. A note that is
 * gone already stays gone. The history keeps that it was deleted, without its words.
 * Refuses: role_not_held, own_profile, person_erased, note_not_yours, note_too_old.
 * @see sql/functions/notes/api/delete_note.sql
 */
export const deleteNote = (viewer: Identity, { noteId }: { noteId: number }) =>
  act(viewer, (sql) => done(sql`select api.delete_note(note_id => ${noteId})`))

/**
 * An admin deletes a testimonial. The history of its mentor keeps that there was one.
 * Refuses: role_not_held, right_not_held, testimonial_not_found, own_profile, person_erased.
 * @see sql/functions/testimonials/api/delete_testimonial.sql
 */
export const deleteTestimonial = (viewer: Identity, { testimonialId }: { testimonialId: number }) =>
  act(viewer, (sql) => done(sql`select api.delete_testimonial(testimonial_id => ${testimonialId})`))

/**
 * An administrator throws away the draft of a long text. Doing it again changes nothing.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/texts/api/discard_document_draft.sql
 */
export const discardDocumentDraft = (viewer: Identity, { document }: { document: string }) =>
  act(viewer, (sql) => done(sql`select api.discard_document_draft(document => ${document})`))

/**
 * An admin deletes an import with its rows, before its run, after its end or while it is stopped
 * (rules.import_stopped); what it created stays. Returns false if it is gone already.
 * Refuses: role_not_held, import_running.
 * @see sql/functions/imports/api/drop_import.sql
 */
export const dropImport = (viewer: Identity, { importId }: { importId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.drop_import(import_id => ${importId}) as value`))

/**
 * The treasurer has finished with a statement: what is left of it is deleted, what was booked stays. Returns false if it is
 * gone already.
 * Refuses: role_not_held, right_not_held.
 * @see sql/functions/statements/api/drop_statement.sql
 */
export const dropStatement = (viewer: Identity, { statementId }: { statementId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.drop_statement(statement_id => ${statementId}) as value`))

/**
 * Changes a mentee profile at once: the mentee's own, or any by an admin; what is no change is left out. Only an admin
 * may change the birthdate. If the user is also an approved mentor, a new name needs an edit request. With `seen` (the
 * profile on the page that the change was decided on) nothing is overwritten unseen. After an admin's change the
 * mentee is told which fields were changed.
 * Locks user, mentor, mentee.
 * Refuses: role_not_held, mentee_not_found, own_profile, person_erased, changed_meanwhile, too_young,
 * name_needs_edit_request.
 * @see sql/functions/mentees/api/edit_mentee.sql
 */
export const editMentee = (viewer: Identity, { changes, menteeId, seen }: { changes: JSONValue; menteeId?: number | null; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.edit_mentee(changes => ${sql.json(changes)}, mentee_id => ${menteeId ?? null}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * An admin changes a mentor's profile at once; what is no change is left out. Closes pending requests of a kind that the mentor no longer offers.
 * The mentor is told which fields were changed.
 * With `seen` (the profile on the page that the change was decided on) nothing is overwritten unseen.
 * Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, changed_meanwhile, what
 * rules.check_mentor_profile refuses.
 * @see sql/functions/mentors/api/edit_mentor.sql
 */
export const editMentor = (viewer: Identity, { mentorId, changes, seen }: { mentorId: number; changes: JSONValue; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.edit_mentor(mentor_id => ${mentorId}, changes => ${sql.json(changes)}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * An admin changes an offer. A new last day that is not past publishes an expired offer again.
 * With `seen` (the offer on the page that the change was decided on) nothing is overwritten unseen.
 * Refuses: role_not_held, offer_not_found, changed_meanwhile, offer_over (a new last day is past).
 * @see sql/functions/offers/api/edit_offer.sql
 */
export const editOffer = (viewer: Identity, { offerId, provider, code, description = '', expiresOn, websiteLink, seen }: { offerId: number; provider: string; code: string; description?: string; expiresOn?: string | null; websiteLink?: string | null; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.edit_offer(offer_id => ${offerId}, provider => ${provider}, code => ${code}, description => ${description}, expires_on => ${expiresOn ?? null}, website_link => ${websiteLink ?? null}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * An admin changes their own name and phone at once. If the admin is also an approved mentor, a new name needs an
 * edit request.
 * Refuses: role_not_held, name_needs_edit_request.
 * @see sql/functions/accounts/api/edit_own_user.sql
 */
export const editOwnUser = (viewer: Identity, { name, surname, phone }: { name: string; surname: string; phone: string | null }) =>
  act(viewer, (sql) => done(sql`select api.edit_own_user(name => ${name}, surname => ${surname}, phone => ${phone ?? null})`))

/**
 * R16. An admin ends a running or paused mentorship today, for safety, also one whose notice or pause is over by date.
 * The mentor is hidden until the team makes her active again, her waiting requests are closed, the part is dealt with
 * as in a stop by the team. Both get a neutral mail; the other admins who may see it are told, not one of the two, and
 * which other mentorships the mentor has: those go on until the team decides.
 * Locks as rules.lock_mentorship_and_waiting.
 * Refuses: role_not_held, right_not_held, no_running_mentorship, reason_missing, what
 * rules.lock_mentorship_and_waiting refuses.
 * @see sql/functions/mentorships/api/end_for_safety.sql
 */
export const endForSafety = (viewer: Identity, { mentorshipId, reason }: { mentorshipId: number; reason: string }) =>
  act(viewer, (sql) => done(sql`select api.end_for_safety(mentorship_id => ${mentorshipId}, reason => ${reason})`))

/**
 * An admin ends an offer: its last day was yesterday. Nothing happens if it has expired already.
 * Refuses: role_not_held, offer_not_found.
 * @see sql/functions/offers/api/end_offer.sql
 */
export const endOffer = (viewer: Identity, { offerId }: { offerId: number }) =>
  act(viewer, (sql) => done(sql`select api.end_offer(offer_id => ${offerId})`))

/**
 * A treasurer enters a tax document that the accountant has issued (rules.enter_document). Returns its id.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, required,
 * document_kind_unknown, too_long, document_number_invalid, date_invalid, date_in_future, document_too_early, mark_invalid,
 * uid_invalid, qr_url_invalid, amount_invalid, mark_used, document_number_used, document_kind, credit_kind, document_missing,
 * payment_documented, document_amount, not_applicable.
 * @see sql/functions/tax-documents/api/enter_document.sql
 */
export const enterDocument = (viewer: Identity, { purchaseId, kind, series, number, issuedOn, mark, amountCents, uid, qrUrl }: { purchaseId: number; kind: string; series: string; number: number; issuedOn: string; mark: string; amountCents: number; uid?: string | null; qrUrl?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.enter_document(purchase_id => ${purchaseId}, kind => ${kind}, series => ${series}, number => ${number}, issued_on => ${issuedOn}, mark => ${mark}, amount_cents => ${amountCents}, uid => ${uid ?? null}, qr_url => ${qrUrl ?? null}) as value`))

/**
 * Records that the user has entered the password again, as acts with money and copies of personal data require. `kept_hash` is the hash that the
 * password was verified against; only app_auth can read it.
 * Refuses: role_not_held, current_password_wrong.
 * @see sql/functions/accounts/api/enter_password.sql
 */
export const enterPassword = (viewer: Identity, { keptHash }: { keptHash: string }) =>
  act(viewer, (sql) => done(sql`select api.enter_password(kept_hash => ${keptHash})`))

/**
 * An admin enters a withdrawal that a mentee sent by letter or e-mail on a day (rules.withdraw): the day decides whether
 * it came in time and which sessions count. Not the admin's own purchase. Returns the refund id.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, person_erased,
 * date_in_future, withdrawal_before_purchase, no_refund_ground, service_performed,
 * sessions_unanswered, withdrawal_changed, iban_invalid.
 * @see sql/functions/refunds/api/enter_withdrawal.sql
 */
export const enterWithdrawal = (viewer: Identity, { purchaseId, sentOn, seenCents, iban, accountHolder }: { purchaseId: number; sentOn: string; seenCents: number; iban?: string | null; accountHolder?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.enter_withdrawal(purchase_id => ${purchaseId}, sent_on => ${sentOn}, seen_cents => ${seenCents}, iban => ${iban ?? null}, account_holder => ${accountHolder ?? null}) as value`))

/**
 * Erases the signed-in user at once: personal data are replaced by a pseudonym. Refused while a mentorship runs. A
 * paused mentorship is stopped; pending requests by and to the user are closed. Purchases stay for the accounts,
 * without the name.
 * Refuses: role_not_held, last_administrator, mentor_in_mentorship, mentee_in_mentorship.
 * @see sql/functions/erasure/api/erase_me.sql
 */
export const eraseMe = (viewer: Identity) =>
  act(viewer, (sql) => done(sql`select api.erase_me()`))

/**
 * An admin erases another user on that user's demand; admins erase themselves with api.erase_me.
 * Refuses: role_not_held, right_not_held, password_needed, user_not_found, own_profile, last_administrator,
 * mentor_in_mentorship, mentee_in_mentorship.
 * @see sql/functions/erasure/api/erase_user.sql
 */
export const eraseUser = (viewer: Identity, { userId }: { userId: number }) =>
  act(viewer, (sql) => done(sql`select api.erase_user(user_id => ${userId})`))

/**
 * Flags a card payment whose amounts in our books and at Stripe differ, for the admins.
 * @see sql/functions/payments/api/flag_books.sql
 */
export const flagBooks = (sql: Sql, { paymentIntent, ours, theirs }: { paymentIntent: string; ours: JSONValue | null; theirs: JSONValue }) =>
  done(sql`select api.flag_books(payment_intent => ${paymentIntent}, ours => ${ours ? sql.json(ours) : null}, theirs => ${sql.json(theirs)})`)

/**
 * An admin looks after a trouble (settled is false), or says that it is settled, with a note and perhaps the day on which the
 * team wants to look again. `about_id`: as in rules.troubles; `seen`: the last line about it that the page showed. The same
 * act twice changes nothing.
 * Refuses: role_not_held, right_not_held, mentorship_not_found, mentor_not_found, own_profile, person_erased, trouble_note_missing,
 * too_long, date_in_past, not_applicable (the trouble is not there), changed_meanwhile (a colleague has taken it over or
 * settled it).
 * @see sql/functions/follow-ups/api/follow_up.sql
 */
export const followUp = (viewer: Identity, { trouble, aboutId, settled, seen, note, lookAgainOn }: { trouble: 'unhappy' | 'quiet' | 'flagged'; aboutId: number; settled: boolean; seen?: number | null; note?: string | null; lookAgainOn?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.follow_up(trouble => ${trouble}, about_id => ${aboutId}, settled => ${settled}, seen => ${seen ?? null}, note => ${note ?? null}, look_again_on => ${lookAgainOn ?? null})`))

/**
 * R26. A mentor names a gift: a full three-month scholarship, one a year (a declined one does not count). It can be
 * awarded after an admin approves it. Returns its id.
 * Refuses: role_not_held, gift_named.
 * @see sql/functions/scholarships/api/gift_scholarship.sql
 */
export const giftScholarship = (viewer: Identity, { name }: { name: string }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.gift_scholarship(name => ${name}) as value`))

/**
 * A mentor or mentee gives private feedback on a mentorship: once at the check-in while it runs, once after its end,
 * and once months later. A mentee also answers the fixed questions of rules.outcome_answers: at the start, then, and at
 * the end. A mentee's text marked as publishable becomes a draft testimonial for the team.
 * Refuses: texts_due, mentorship_not_found, person_erased, role_not_held, no_running_mentorship, start_passed,
 * mentorship_not_ended, feedback_not_asked (it ended for safety), answer_missing, too_long, feedback_given.
 * @see sql/functions/mentorships/api/give_feedback.sql
 */
export const giveFeedback = (viewer: Identity, { mentorshipId, step, going, words, testimonial, publishable = false, standing, confidence, goal, recommends }: { mentorshipId: number; step: string; going?: string | null; words?: string | null; testimonial?: string | null; publishable?: boolean; standing?: number | null; confidence?: number | null; goal?: number | null; recommends?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.give_feedback(mentorship_id => ${mentorshipId}, step => ${step}, going => ${going ?? null}, words => ${words ?? null}, testimonial => ${testimonial ?? null}, publishable => ${publishable}, standing => ${standing ?? null}, confidence => ${confidence ?? null}, goal => ${goal ?? null}, recommends => ${recommends ?? null})`))

/**
 * R13. The mentee of a running mentorship, or an admin, counts one held session: today, or on `held_on`. The admin also
 * on a day of a mentorship that is paused or ended (rules.lock_session_log); a refund that is not sent is computed again. A second session on the same day needs `same_day`. A form sent twice counts once. Returns the number of completed
 * sessions.
 * Refuses: session_count_limit, date_in_future, date_before_start, date_after_end, date_in_pause (a whole day of
 * it), minutes_out_of_range, too_long, session_same_day, service_performed, what rules.lock_session_log refuses.
 * @see sql/functions/mentorships/api/increase_sessions.sql
 */
export const increaseSessions = (viewer: Identity, { mentorshipId, formKey, heldOn, minutes, note, sameDay = false }: { mentorshipId: number; formKey: string; heldOn?: string | null; minutes?: number | null; note?: string | null; sameDay?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.increase_sessions(mentorship_id => ${mentorshipId}, form_key => ${formKey}, held_on => ${heldOn ?? null}, minutes => ${minutes ?? null}, note => ${note ?? null}, same_day => ${sameDay}) as value`))

/**
 * An administrator makes somebody without an account an admin with a right: creates the user, and mails an invitation
 * to set a password. For an address that still waits for its first password, mails a new link, which replaces the
 * earlier one; not twice within a minute. Returns the user id. api.retire_admin withdraws the invitation.
 * Refuses: role_not_held, right_not_held, password_needed, account_exists, already_administrator.
 * @see sql/functions/team/api/invite_admin.sql
 */
export const inviteAdmin = (viewer: Identity, { email, name, surname, locale = 'gr', adminRight = 'coordinator' }: { email: string; name: string; surname: string; locale?: string; adminRight?: 'coordinator' | 'treasurer' | 'administrator' }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.invite_admin(email => ${email}, name => ${name}, surname => ${surname}, locale => ${locale}, admin_right => ${adminRight}) as value`))

/**
 * R21. An admin lifts the objection of a minor's guardian, with what was agreed: a guardian can be named and asked
 * again. The mentee is told where an order waits for that.
 * Locks user and mentee.
 * Refuses: role_not_held, right_not_held, mentee_not_found, own_profile, person_erased, no_objection, reason_missing.
 * @see sql/functions/guardians/api/lift_objection.sql
 */
export const liftObjection = (viewer: Identity, { menteeId, reason }: { menteeId: number; reason: string }) =>
  act(viewer, (sql) => done(sql`select api.lift_objection(mentee_id => ${menteeId}, reason => ${reason})`))

/**
 * An admin lifts the suspension of a user, who is told by mail. A mentor whom the team has hidden stays hidden.
 * Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, not_suspended.
 * @see sql/functions/suspensions/api/lift_suspension.sql
 */
export const liftSuspension = (viewer: Identity, { userId, reason }: { userId: number; reason?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.lift_suspension(user_id => ${userId}, reason => ${reason ?? null})`))

/**
 * Expires a checkout whose Stripe session was never created. After 25 minutes Stripe no longer creates it under this
 * key, so nobody can pay it.
 * @see sql/functions/payments/api/lose_checkout.sql
 */
export const loseCheckout = (sql: Sql, { idempotencyKey }: { idempotencyKey: string }) =>
  done(sql`select api.lose_checkout(idempotency_key => ${idempotencyKey})`)

/**
 * What a worker may do with mails now: `send` them, or, during a pause, `wait`, or `ask` the mail server whether it
 * answers again. One worker at a time is told to ask, at pauses that grow from 5 seconds to a minute.
 * @see sql/functions/mails/api/mail_turn.sql
 */
export const mailTurn = (sql: Sql) =>
  value(sql<[{ value: 'send' | 'ask' | 'wait' }]>`select api.mail_turn() as value`)

/**
 * R25. An admin confirms the deposit of an order of the price that is due; another amount is for api.book_deposit. Returns
 * true, or false when it was confirmed before. Without a proof `seen_at_bank` states that the money has arrived, and the
 * history keeps that; `unsaid`: a call leaves it open, and the history keeps that. `method`: rules.transfer_method,
 * `arrived_on`: rules.money_day.
 * Locks mentee, purchase, parts.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, purchase_closed,
 * already_paid, card_payment_open, guardian_not_confirmed, paid_in_part, deposit_not_seen, date_in_future,
 * money_day_too_early.
 * @see sql/functions/purchases/api/mark_paid.sql
 */
export const markPaid = (viewer: Identity, { purchaseId, seenAtBank = false, method, arrivedOn, unsaid = false }: { purchaseId: number; seenAtBank?: boolean; method?: 'card' | 'deposit' | 'iris' | 'scholarship' | null; arrivedOn?: string | null; unsaid?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.mark_paid(purchase_id => ${purchaseId}, seen_at_bank => ${seenAtBank}, method => ${method ?? null}, arrived_on => ${arrivedOn ?? null}, unsaid => ${unsaid}) as value`))

/**
 * An admin writes the same message to the mentee, the mentor or both of a mentorship (api.send_message). Returns how many
 * messages were sent: none for a form that is sent twice.
 * Refuses: role_not_held, mentorship_not_found, own_profile, person_erased, template_not_found, message_missing,
 * too_long, subject_of_one_line, unknown_placeholder.
 * @see sql/functions/messages/api/message_pair.sql
 */
export const messagePair = (viewer: Identity, { mentorshipId, toWhom, text, subject = '', templateId, formKey }: { mentorshipId: number; toWhom: string; text?: string | null; subject?: string; templateId?: number | null; formKey?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.message_pair(mentorship_id => ${mentorshipId}, to_whom => ${toWhom}, text => ${text ?? null}, subject => ${subject}, template_id => ${templateId ?? null}, form_key => ${formKey ?? null}) as value`))

/**
 * R21. A minor mentee names the guardian of all orders that wait for one, or names the same one again: the guardian is
 * asked about each by mail (rules.ask_guardian). `asked_from` marks the network of the mentee. Returns true, or false
 * if no order waits.
 * Locks the mentee and the orders.
 * Refuses: role_not_held, guardian_objected, guardian_needed, phone_invalid, guardian_own_name, guardian_email_refused,
 * guardian_asked_often.
 * @see sql/functions/guardians/api/name_guardian.sql
 */
export const nameGuardian = (viewer: Identity, { guardianName, guardianEmail, guardianPhone, guardianConsented, askedFrom }: { guardianName: string; guardianEmail: string; guardianPhone: string; guardianConsented: boolean; askedFrom?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.name_guardian(guardian_name => ${guardianName}, guardian_email => ${guardianEmail}, guardian_phone => ${guardianPhone}, guardian_consented => ${guardianConsented}, asked_from => ${askedFrom ?? null}) as value`))

/**
 * A mentee names the bank account for a refund that the team has still to send. Replaces an earlier one.
 * Refuses: role_not_held, purchase_not_found, refund_not_found, iban_invalid.
 * @see sql/functions/refunds/api/name_refund_account.sql
 */
export const nameRefundAccount = (viewer: Identity, { purchaseId, iban, accountHolder }: { purchaseId: number; iban: string; accountHolder?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.name_refund_account(purchase_id => ${purchaseId}, iban => ${iban}, account_holder => ${accountHolder ?? null})`))

/**
 * R21. An admin notes of a mentor since when her declaration for minors is signed, and on which day the team saw her
 * certificate and until when it is valid; either may be missing. Without any day what was noted is deleted. Kept in the
 * history; running mentorships go on, requests of minors that she cannot accept any more are closed. With `seen` (the days on the page) nothing is overwritten unseen.
 * Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, changed_meanwhile,
 * date_in_future, required, certificate_days (not valid on the day it was seen, or for too many years).
 * @see sql/functions/guardians/api/note_clearance.sql
 */
export const noteClearance = (viewer: Identity, { mentorId, declaredOn, seenOn, validUntil, seen }: { mentorId: number; declaredOn: string | null; seenOn: string | null; validUntil: string | null; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.note_clearance(mentor_id => ${mentorId}, declared_on => ${declaredOn ?? null}, seen_on => ${seenOn ?? null}, valid_until => ${validUntil ?? null}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * A mentee starts to pay an order by card (rules.open_checkout).
 * Refuses: role_not_held, purchase_not_found, what rules.open_checkout refuses.
 * @see sql/functions/payments/api/open_checkout.sql
 */
export const openCheckout = (viewer: Identity, { purchaseId, livemode }: { purchaseId: number; livemode: boolean }) =>
  act(viewer, (sql) => only(sql<[Row<'open_checkout'>]>`select * from api.open_checkout(purchase_id => ${purchaseId}, livemode => ${livemode})`))

/**
 * Returns the team's newest messages to the viewing mentor or mentee, with those not read before. Marks all of them as
 * read, unless the page is only fetched ahead (`opened` is false).
 * Refuses: role_not_held.
 * @see sql/functions/messages/api/open_messages.sql
 */
export const openMessages = (viewer: Identity, { opened = true }: { opened?: boolean } = {}) =>
  act(viewer, (sql) => sql<Row<'open_messages'>[]>`select * from api.open_messages(opened => ${opened})`)

/**
 * A worker found that the mail server does not answer: all mails wait. Nothing happens if they wait already.
 * @see sql/functions/mails/api/pause_mails.sql
 */
export const pauseMails = (sql: Sql) =>
  done(sql`select api.pause_mails()`)

/**
 * R15. An admin pauses a running mentorship. At least the minimum of remaining sessions must be left. Once per part;
 * again only with `override`. The mentor becomes available, sessions still to come are cancelled. On the day `until` the
 * two and the team are reminded. Returns the last moment to resume.
 * Refuses: not_enough_sessions_left, paused_before, date_in_past, pause_too_long (`until` is after the last day to
 * resume), what rules.lock_mentorship_to_end refuses.
 * @see sql/functions/mentorships/api/pause_mentorship.sql
 */
export const pauseMentorship = (viewer: Identity, { mentorshipId, reason, override = false, until }: { mentorshipId: number; reason?: string | null; override?: boolean; until?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: Date }]>`select api.pause_mentorship(mentorship_id => ${mentorshipId}, reason => ${reason ?? null}, override => ${override}, until => ${until ?? null}) as value`))

/**
 * R14. The mentee, the mentor or an admin offers one to three times for a session of a running mentorship, with its place;
 * the others get a mail. They are open until one is taken (api.take_time) or all have passed, and other times, from
 * whichever side, take their place. The same again changes nothing. Returns the id of the proposal.
 * Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, required, too_many_times, same_time, date_in_past, date_after_end,
 * too_long, planned_sessions_limit.
 * @see sql/functions/mentorships/api/propose_times.sql
 */
export const proposeTimes = (viewer: Identity, { mentorshipId, times, place }: { mentorshipId: number; times: string[]; place?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.propose_times(mentorship_id => ${mentorshipId}, times => ${times}, place => ${place ?? null}) as value`))

/**
 * R22. An administrator publishes the draft of a long text as its next version. `seen_revision` is the draft on the
 * check page. The version in force keeps the facts that it prints today (rules.document_facts). Members are told by
 * mail (api.job_tell_documents) and, if the version needs consent, asked from its day. Written into the history.
 * Returns the version.
 * Locks the draft and the newest version.
 * Refuses: role_not_held, right_not_held, password_needed, document_draft_gone (a repeated click too),
 * document_draft_changed_meanwhile, document_changed_meanwhile, document_version_coming, document_day_past,
 * document_day_far (too far ahead), document_language_empty.
 * @see sql/functions/texts/api/publish_document.sql
 */
export const publishDocument = (viewer: Identity, { document, seenRevision }: { document: string; seenRevision: number }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.publish_document(document => ${document}, seen_revision => ${seenRevision}) as value`))

/**
 * An admin publishes or unpublishes a testimonial as it was read: `seen` is its version. What is already so stays so.
 * The mentor gets a mail when it is published for the first time.
 * Refuses: role_not_held, testimonial_not_found, own_profile, person_erased, testimonial_changed.
 * @see sql/functions/testimonials/api/publish_testimonial.sql
 */
export const publishTestimonial = (viewer: Identity, { testimonialId, publish, seen }: { testimonialId: number; publish: boolean; seen: number }) =>
  act(viewer, (sql) => done(sql`select api.publish_testimonial(testimonial_id => ${testimonialId}, publish => ${publish}, seen => ${seen})`))

/**
 * R21, R24. A mentee orders a package at its current price; an open order of the same package is updated and returned
 * instead. The order of a minor waits for the guardian, who is asked by mail. `seen_price_cents`: the price on the page
 * that the order was decided on; `wanted_mentor_id`: whom the mentee had in mind; `begin_requested`: the express request;
 * `asked_from`: the mark of the network from which the guardian was named. Returns the purchase id.
 * Locks the mentee.
 * Refuses: role_not_held, package_not_found, terms_not_accepted, guardian_objected, guardian_needed, phone_invalid,
 * guardian_own_name, guardian_email_refused, guardian_asked_often, price_changed_meanwhile, not_applicable,
 * iris_not_offered, required, too_long, tax_number_invalid.
 * @see sql/functions/purchases/api/purchase_package.sql
 */
export const purchasePackage = (viewer: Identity, { packageId, method, termsAccepted, guardianName, guardianEmail, guardianPhone, guardianConsented = false, askedFrom, wantedMentorId, seenPriceCents, beginRequested = false, invoiceName, taxNumber, invoiceAddress, invoiceActivity }: { packageId: number; method: 'card' | 'deposit' | 'iris' | 'scholarship'; termsAccepted: boolean; guardianName?: string | null; guardianEmail?: string | null; guardianPhone?: string | null; guardianConsented?: boolean; askedFrom?: string | null; wantedMentorId?: number | null; seenPriceCents?: number | null; beginRequested?: boolean; invoiceName?: string | null; taxNumber?: string | null; invoiceAddress?: string | null; invoiceActivity?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.purchase_package(package_id => ${packageId}, method => ${method}, terms_accepted => ${termsAccepted}, guardian_name => ${guardianName ?? null}, guardian_email => ${guardianEmail ?? null}, guardian_phone => ${guardianPhone ?? null}, guardian_consented => ${guardianConsented}, asked_from => ${askedFrom ?? null}, wanted_mentor_id => ${wantedMentorId ?? null}, seen_price_cents => ${seenPriceCents ?? null}, begin_requested => ${beginRequested}, invoice_name => ${invoiceName ?? null}, tax_number => ${taxNumber ?? null}, invoice_address => ${invoiceAddress ?? null}, invoice_activity => ${invoiceActivity ?? null}) as value`))

/**
 * An admin gives back what is left of the payment of a purchase and not kept for sessions held (rules.refund_share), or
 * `cents` of it. Everything: on a ground found by the rules, or without one by `override` and a reason; it closes the
 * purchase, so not while its mentorship runs. A part needs a reason and changes nothing else, so it is possible in every
 * state of a paid purchase; an open refund request is thereby granted. Not the admin's own purchase. Returns the refund
 * id; the worker sends a card refund to Stripe.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, no_refund_ground,
 * mentee_in_mentorship, payment_disputed, already_refunded, amount_invalid, more_than_left, reason_missing.
 * @see sql/functions/refunds/api/refund_purchase.sql
 */
export const refundPurchase = (viewer: Identity, { purchaseId, reason, override = false, cents }: { purchaseId: number; reason?: string | null; override?: boolean; cents?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.refund_purchase(purchase_id => ${purchaseId}, reason => ${reason ?? null}, override => ${override}, cents => ${cents ?? null}) as value`))

/**
 * A treasurer records that a refund which the team had sent by bank transfer came back, mostly from an account that is
 * closed: the refund is to be sent again, the account is forgotten, and the mentee is asked for another. `seen_end`:
 * the last characters of the transfer that the page showed, `returned_on` the bank's day (rules.money_day). Told twice
 * changes nothing.
 * Locks mentee, purchase, parts.
 * Refuses: role_not_held, right_not_held, password_needed, refund_not_found, own_profile, refund_not_sent, money_moved,
 * date_in_future, money_day_too_early.
 * @see sql/functions/refunds/api/refund_returned.sql
 */
export const refundReturned = (viewer: Identity, { refundId, seenEnd, returnedOn }: { refundId: number; seenEnd?: string | null; returnedOn?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.refund_returned(refund_id => ${refundId}, seen_end => ${seenEnd ?? null}, returned_on => ${returnedOn ?? null})`))

/**
 * An admin refunds a payment that came for an order already paid or closed, or came too short for one that was closed
 * since. The purchase itself does not change. Returns the refund id.
 * Refuses: role_not_held, right_not_held, password_needed, payment_not_found, own_profile, not_applicable (its order
 * still waits for the rest), already_refunded, payment_disputed.
 * @see sql/functions/refunds/api/refund_surplus.sql
 */
export const refundSurplus = (viewer: Identity, { paymentId }: { paymentId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.refund_surplus(payment_id => ${paymentId}) as value`))

/**
 * R10. The mentor, or an admin for the mentor, rejects a request. Optional: a reason and a message for the mentee,
 * and a note that only the team reads.
 * Refuses: what rules.lock_request refuses.
 * @see sql/functions/mentorship-requests/api/reject_mentorship_request.sql
 */
export const rejectMentorshipRequest = (viewer: Identity, { requestId, rejectReason, rejectMessage, teamNote }: { requestId: number; rejectReason?: string | null; rejectMessage?: string | null; teamNote?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.reject_mentorship_request(request_id => ${requestId}, reject_reason => ${rejectReason ?? null}, reject_message => ${rejectMessage ?? null}, team_note => ${teamNote ?? null})`))

/**
 * The worker returns leased mails that it could not try because the mail server is down: they are due again at once, and
 * the try does not count.
 * @see sql/functions/mails/api/release_mails.sql
 */
export const releaseMails = (sql: Sql, { mailIds }: { mailIds: string[] }) =>
  done(sql`select api.release_mails(mail_ids => ${mailIds})`)

/**
 * R9. An admin reminds a mentor now of a request that waits for the answer, once a day; recorded, and mailed to the
 * mentor.
 * Refuses: role_not_held, request_not_found, already_answered, deadline_passed, own_profile, person_erased,
 * reminded_today.
 * @see sql/functions/mentorship-requests/api/remind_mentor.sql
 */
export const remindMentor = (viewer: Identity, { requestId }: { requestId: number }) =>
  act(viewer, (sql) => done(sql`select api.remind_mentor(request_id => ${requestId})`))

/**
 * The signed-in user switches the second factor off. Refused for admins where admins need one.
 * Refuses: role_not_held, current_password_wrong, second_factor_off, second_factor_required.
 * @see sql/functions/accounts/api/remove_second_factor.sql
 */
export const removeSecondFactor = (viewer: Identity, { keptHash }: { keptHash: string }) =>
  act(viewer, (sql) => done(sql`select api.remove_second_factor(kept_hash => ${keptHash})`))

/**
 * R13. An admin removes one counted session, whoever entered it, also of a mentorship that is paused or ended
 * (rules.lock_session_log); a refund that is not sent is computed again. Returns the number of completed sessions.
 * Refuses: role_not_held, right_not_held, session_not_found, no_running_mentorship, own_profile, already_refunded.
 * @see sql/functions/mentorships/api/remove_session.sql
 */
export const removeSession = (viewer: Identity, { sessionId }: { sessionId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.remove_session(session_id => ${sessionId}) as value`))

/**
 * An admin renames a scholarship.
 * With `seen` (the name on the page) nothing is overwritten unseen.
 * Refuses: role_not_held, right_not_held, scholarship_not_found, changed_meanwhile, own_profile, person_erased (the last two for a gift).
 * @see sql/functions/scholarships/api/rename_scholarship.sql
 */
export const renameScholarship = (viewer: Identity, { scholarshipId, name, seen }: { scholarshipId: number; name: string; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.rename_scholarship(scholarship_id => ${scholarshipId}, name => ${name}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * Replaces the recovery codes of the signed-in user; the old ones stop working.
 * Refuses: role_not_held, current_password_wrong, second_factor_off.
 * @see sql/functions/accounts/api/renew_recovery_codes.sql
 */
export const renewRecoveryCodes = (viewer: Identity, { keptHash, codes }: { keptHash: string; codes: string[] }) =>
  act(viewer, (sql) => done(sql`select api.renew_recovery_codes(kept_hash => ${keptHash}, codes => ${codes})`))

/**
 * R18. An admin reopens a part that expired (claim period or pause) or was closed by a stop, for another claim
 * period. Reopening coaching also reopens the mentoring parts closed with it; their claim period starts when the
 * coaching is completed. Returns the new end.
 * Refuses: role_not_held, right_not_held, part_not_found, own_profile, person_erased, not_expired, purchase_closed,
 * payment_disputed, coaching_not_completed.
 * @see sql/functions/purchases/api/reopen_claim.sql
 */
export const reopenClaim = (viewer: Identity, { partId, reason }: { partId: number; reason: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: Date }]>`select api.reopen_claim(part_id => ${partId}, reason => ${reason ?? null}) as value`))

/**
 * An admin opens an answered request for suggestions again; it waits for a new answer, and the mentee keeps the old
 * one until then. Opening an open request changes nothing.
 * Refuses: role_not_held, suggestion_request_not_found, own_profile, person_erased, suggestion_request_open (the mentee
 * has asked again since).
 * @see sql/functions/suggestions/api/reopen_suggestion_request.sql
 */
export const reopenSuggestionRequest = (viewer: Identity, { suggestionRequestId }: { suggestionRequestId: number }) =>
  act(viewer, (sql) => done(sql`select api.reopen_suggestion_request(suggestion_request_id => ${suggestionRequestId})`))

/**
 * A member reports to the team the other person of a request or mentorship, or a mentor by the mentor's page. The same
 * words about the same person, sent again while the report is open, are one report; other words of the same day are
 * added to it, as long as they fit. Mails the reporter a receipt and the team a notice (rules.letter_is_mailed), except
 * an admin whom it concerns, once for each report. Returns the report id.
 * Refuses: role_not_held, request_not_found, report_text_missing, person_erased.
 * @see sql/functions/reports/api/report.sql
 */
export const report = (viewer: Identity, { text, requestId, mentorshipId, mentorId }: { text: string; requestId?: number | null; mentorshipId?: number | null; mentorId?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.report(text => ${text}, request_id => ${requestId ?? null}, mentorship_id => ${mentorshipId ?? null}, mentor_id => ${mentorId ?? null}) as value`))

/**
 * A mentee requests the coaching of a 2-in-1 package from one coach and accepts the coachee's terms. Returns the
 * request id.
 * Refuses: terms_not_accepted, what rules.send_request refuses.
 * @see sql/functions/mentorship-requests/api/request_coaching.sql
 */
export const requestCoaching = (viewer: Identity, { mentorId, message, reason, fieldOfInterestId, termsAccepted, beginRequested = false }: { mentorId: number; message: string; reason: string; fieldOfInterestId: number; termsAccepted: boolean; beginRequested?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.request_coaching(mentor_id => ${mentorId}, message => ${message}, reason => ${reason}, field_of_interest_id => ${fieldOfInterestId}, terms_accepted => ${termsAccepted}, begin_requested => ${beginRequested}) as value`))

/**
 * A mentee requests mentoring from one mentor, on the oldest open mentoring part. The deadline is the end of the
 * fifth day. `begin_requested`: the express request to begin. Returns the request id.
 * Refuses: what rules.send_request refuses.
 * @see sql/functions/mentorship-requests/api/request_mentoring.sql
 */
export const requestMentoring = (viewer: Identity, { mentorId, message, beginRequested = false }: { mentorId: number; message: string; beginRequested?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.request_mentoring(mentor_id => ${mentorId}, message => ${message}, begin_requested => ${beginRequested}) as value`))

/**
 * An admin has a dead mail sent again, to the recipient's address of today, with all its tries; recorded. A mail about
 * a change of the address goes where it went. Mails with a personal link can't be sent again: their link is gone.
 * Refuses: role_not_held, mail_not_found, own_profile, person_erased, mail_to_no_account, mail_not_dead, mail_link_gone, mail_words_gone,
 * mail_overtaken, mail_muted.
 * @see sql/functions/mails/api/resend_mail.sql
 */
export const resendMail = (viewer: Identity, { mailId }: { mailId: number }) =>
  act(viewer, (sql) => done(sql`select api.resend_mail(mail_id => ${mailId})`))

/**
 * An admin removes the second factor of another user who lost phone and recovery codes. Ends the user's sessions; the
 * user gets a mail and sets up a new one. Never triggered by a mail alone, and never for the admin's own account.
 * Refuses: role_not_held, right_not_held, password_needed, own_profile, user_not_found, second_factor_off.
 * @see sql/functions/accounts/api/reset_second_factor.sql
 */
export const resetSecondFactor = (viewer: Identity, { userId }: { userId: number }) =>
  act(viewer, (sql) => done(sql`select api.reset_second_factor(user_id => ${userId})`))

/**
 * A worker found that the mail server answers again: the pause of all mails ends.
 * @see sql/functions/mails/api/resume_mails.sql
 */
export const resumeMails = (sql: Sql) =>
  done(sql`select api.resume_mails()`)

/**
 * R15, R21. An admin resumes a paused mentorship. If the mentor is available, it runs on and its planned end moves by the
 * length of the pause, and open wishes for that are met. With a minor it stays paused until the mentor is cleared. Otherwise it is stopped and the part goes back to the mentee with its counted sessions.
 * Returns the new status.
 * Refuses: role_not_held, right_not_held, resume_limit_passed, mentee_in_mentorship, request_pending,
 * payment_disputed, purchase_closed (the purchase was refunded), guardian_objected, guardian_needed,
 * guardian_not_confirmed, mentor_not_cleared, not_paused, what
 * rules.lock_mentorship_and_waiting refuses.
 * @see sql/functions/mentorships/api/resume_mentorship.sql
 */
export const resumeMentorship = (viewer: Identity, { mentorshipId }: { mentorshipId: number }) =>
  act(viewer, (sql) => value(sql<[{ value: 'running' | 'paused' | 'stopped' | 'completed' }]>`select api.resume_mentorship(mentorship_id => ${mentorshipId}) as value`))

/**
 * An administrator ends the admin role of another admin, or their own, but never the last administrator's. Ends that user's admin sessions;
 * other profiles stay. Queues a mail; an open invitation is withdrawn without one, and its
 * account erased if it has no other profile.
 * Refuses: role_not_held, right_not_held, password_needed, administrator_not_found, last_administrator.
 * @see sql/functions/team/api/retire_admin.sql
 */
export const retireAdmin = (viewer: Identity, { userId }: { userId: number }) =>
  act(viewer, (sql) => done(sql`select api.retire_admin(user_id => ${userId})`))

/**
 * An admin takes a message template out of use, or back into use. Idempotent.
 * Refuses: role_not_held, template_not_found.
 * @see sql/functions/messages/api/retire_message_template.sql
 */
export const retireMessageTemplate = (viewer: Identity, { templateId, retired = true }: { templateId: number; retired?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.retire_message_template(template_id => ${templateId}, retired => ${retired})`))

/**
 * An admin starts the run of a checked import, with or without invitations; the worker then takes row after row, in the
 * name of this admin. A second click changes nothing. One that ended without invitations may run again with them, for those
 * whom it created. One that is stopped (rules.import_stopped) goes on in the name of the
 * admin who takes it over. Returns whether this call started it.
 * Refuses: role_not_held, import_not_found, import_not_checked.
 * @see sql/functions/imports/api/run_import.sql
 */
export const runImport = (viewer: Identity, { importId, invite = false }: { importId: number; invite?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.run_import(import_id => ${importId}, invite => ${invite}) as value`))

/**
 * An administrator asks for a job now. The worker runs it with its own rights; the web server may not. A second click
 * before the job has run changes nothing.
 * Refuses: role_not_held, right_not_held, job_not_found.
 * @see sql/functions/jobs/api/run_job.sql
 */
export const runJob = (viewer: Identity, { name }: { name: string }) =>
  act(viewer, (sql) => done(sql`select api.run_job(name => ${name})`))

/**
 * R22. An administrator saves the next version of a long text, in five languages, with a summary of the change and the
 * day in Athens from which it shall hold. `seen_revision` is the draft on the page, none for a new one. Each document
 * has one draft. Returns its revision.
 * Refuses: role_not_held, right_not_held, document_not_found, document_draft_gone, document_draft_changed_meanwhile,
 * document_changed_meanwhile, document_version_coming, document_day_past,
 * document_day_far (too far ahead), document_language_empty.
 * @see sql/functions/texts/api/save_document_draft.sql
 */
export const saveDocumentDraft = (viewer: Identity, { document, basedOn, holdsFrom, needsConsent, bodies, summaries, seenRevision }: { document: string; basedOn: number; holdsFrom: string; needsConsent: boolean; bodies: JSONValue; summaries: JSONValue; seenRevision?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.save_document_draft(document => ${document}, based_on => ${basedOn}, holds_from => ${holdsFrom}, needs_consent => ${needsConsent}, bodies => ${sql.json(bodies)}, summaries => ${sql.json(summaries)}, seen_revision => ${seenRevision ?? null}) as value`))

/**
 * An admin creates a message template, or changes one (`template_id`). Returns its id. A form sent twice creates one:
 * returns null for the second time.
 * With `seen` (the template on the page that the change was decided on) nothing is overwritten unseen.
 * Refuses: role_not_held, template_not_found, changed_meanwhile, name_missing, too_long, greek_or_english_missing, message_missing,
 * subject_of_one_line, unknown_placeholder.
 * @see sql/functions/messages/api/save_message_template.sql
 */
export const saveMessageTemplate = (viewer: Identity, { name, texts, templateId, formKey, seen }: { name: string; texts: JSONValue; templateId?: number | null; formKey?: string | null; seen?: JSONValue | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.save_message_template(name => ${name}, texts => ${sql.json(texts)}, template_id => ${templateId ?? null}, form_key => ${formKey ?? null}, seen => ${seen ? sql.json(seen) : null}) as value`))

/**
 * A mentor asks for changes of their own profile, with an optional message to the team. Stores only fields that differ, with their current value. A new
 * edit merges into the pending one; if nothing differs any more, the request is withdrawn. Unused photos are deleted.
 * A field sent again gets the current value of now, since the mentor saw it, so that it is no conflict. Returns the
 * request id, or null.
 * Refuses: role_not_held, what rules.check_mentor_profile refuses.
 * @see sql/functions/edit-requests/api/send_edit_request.sql
 */
export const sendEditRequest = (viewer: Identity, { changes, message }: { changes: JSONValue; message?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number | null }]>`select api.send_edit_request(changes => ${sql.json(changes)}, message => ${message ?? null}) as value`))

/**
 * An admin sends the mail about a profile that the team created again, as long as it is due; a new link replaces the
 * earlier one. A second click within a minute sends nothing. Returns whether a mail was queued.
 * Refuses: role_not_held, own_profile, person_erased, user_not_found, profile_complete.
 * @see sql/functions/people/api/send_invitation.sql
 */
export const sendInvitation = (viewer: Identity, { userId, role }: { userId: number; role: 'mentor' | 'mentee' | 'admin' }) =>
  act(viewer, (sql) => value(sql<[{ value: boolean }]>`select api.send_invitation(user_id => ${userId}, role => ${role}) as value`))

/**
 * An admin writes to a mentor or mentee, who gets it on the messages page and by mail: own words, or a template in the
 * reader's language. {name} becomes the reader's first name. A form sent twice sends one message: returns its id, or
 * null for the second time.
 * Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, template_not_found,
 * message_missing, too_long, subject_of_one_line, unknown_placeholder.
 * @see sql/functions/messages/api/send_message.sql
 */
export const sendMessage = (viewer: Identity, { toRole, profileId, text, subject = '', templateId, formKey }: { toRole: 'mentor' | 'mentee' | 'admin'; profileId: number; text?: string | null; subject?: string; templateId?: number | null; formKey?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number | null }]>`select api.send_message(to_role => ${toRole}, profile_id => ${profileId}, text => ${text ?? null}, subject => ${subject}, template_id => ${templateId ?? null}, form_key => ${formKey ?? null}) as value`))

/**
 * R27. A mentor asks for another photo by an edit request. Until the approval only the mentor and the team see it.
 * Returns the request id.
 * Refuses: photo_too_large, what api.send_edit_request refuses.
 * @see sql/functions/mentors/api/send_photo.sql
 */
export const sendPhoto = (viewer: Identity, { photoSmall, photoLarge, photoMime }: { photoSmall: Uint8Array; photoLarge: Uint8Array; photoMime: string }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.send_photo(photo_small => ${photoSmall}, photo_large => ${photoLarge}, photo_mime => ${photoMime}) as value`))

/**
 * R27. A mentee uploads the proof of a deposit (rules.store_proof).
 * Refuses: role_not_held, purchase_not_found, what rules.store_proof refuses.
 * @see sql/functions/purchases/api/send_proof.sql
 */
export const sendProof = (viewer: Identity, { purchaseId, fileName, mime, bytes }: { purchaseId: number; fileName: string; mime: string; bytes: Uint8Array }) =>
  act(viewer, (sql) => done(sql`select api.send_proof(purchase_id => ${purchaseId}, file_name => ${fileName}, mime => ${mime}, bytes => ${bytes})`))

/**
 * A mentor, or an admin for the mentor, sets an absence from a day on (null: from now) until another, on which the mentor is
 * available again. Pending requests that are due within it are closed as unavailable, if the caller is `sure`; returns how
 * many. Without `until` the absence ends now. A repeated click changes and mails nothing. With `seen` (the absence on the
 * page) nothing is overwritten unseen.
 * Locks the mentor and all mentees with a pending request.
 * Refuses: role_not_held, mentor_not_found, own_profile, person_erased, date_in_past, absence_day_past, absence_ends_first,
 * changed_meanwhile, absence_closes_requests.
 * @see sql/functions/mentors/api/set_away.sql
 */
export const setAway = (viewer: Identity, { until, mentorId, seen, since, sure = true }: { until: string | null; mentorId?: number | null; seen?: JSONValue | null; since?: string | null; sure?: boolean }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.set_away(until => ${until ?? null}, mentor_id => ${mentorId ?? null}, seen => ${seen ? sql.json(seen) : null}, since => ${since ?? null}, sure => ${sure}) as value`))

/**
 * A mentee adds a mentor to the favourites, or removes one.
 * Locks the mentor's row too, against an erasure meanwhile.
 * Refuses: role_not_held, mentor_not_found.
 * @see sql/functions/mentors/api/set_favourite.sql
 */
export const setFavourite = (viewer: Identity, { mentorId, wanted }: { mentorId: number; wanted: boolean }) =>
  act(viewer, (sql) => done(sql`select api.set_favourite(mentor_id => ${mentorId}, wanted => ${wanted})`))

/**
 * R27. An admin gives a mentor's profile another photo at once, or removes it: without a photo.
 * Refuses: photo_too_large, what api.edit_mentor refuses.
 * @see sql/functions/mentors/api/set_mentor_photo.sql
 */
export const setMentorPhoto = (viewer: Identity, { mentorId, photoSmall, photoLarge, photoMime }: { mentorId: number; photoSmall?: Uint8Array | null; photoLarge?: Uint8Array | null; photoMime?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.set_mentor_photo(mentor_id => ${mentorId}, photo_small => ${photoSmall ?? null}, photo_large => ${photoLarge ?? null}, photo_mime => ${photoMime ?? null})`))

/**
 * R24. An administrator writes a price of a package with the day in Athens from which it holds, today or later. It
 * replaces the price of the same day, if there is one; `replaces` is that price's id on the page that the change was
 * decided on; the same written twice changes nothing. Orders that exist keep their price. The history keeps both. Returns the id of the price.
 * Locks the package.
 * Refuses: role_not_held, right_not_held, password_needed, package_not_found, price_out_of_bounds (5 € to 2000 €),
 * price_day_past, price_day_far (too far ahead), price_day_taken (by another price than `replaces`), price_unchanged.
 * @see sql/functions/packages/api/set_package_price.sql
 */
export const setPackagePrice = (viewer: Identity, { packageId, priceCents, holdsFrom, replaces }: { packageId: number; priceCents: number; holdsFrom: string; replaces?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.set_package_price(package_id => ${packageId}, price_cents => ${priceCents}, holds_from => ${holdsFrom}, replaces => ${replaces ?? null}) as value`))

/**
 * R24. An administrator writes the VAT rate of all packages with the day in Athens from which it holds, today or later; 0 %
 * with the ground that documents print. It replaces the rate of the same day, if there is one; `replaces` is that rate's
 * id on the page that the change was decided on; the same written twice changes nothing. Prices stay, orders that exist keep their rate. The history keeps both.
 * Locks the settings. Returns the id of the rate.
 * Refuses: role_not_held, right_not_held, password_needed, vat_out_of_bounds (0 to 30), vat_ground_missing (of 0 %),
 * vat_ground_unneeded, too_long, price_day_past, price_day_far (too far ahead), vat_day_taken (by another rate than
 * `replaces`), vat_unchanged.
 * @see sql/functions/packages/api/set_vat_rate.sql
 */
export const setVatRate = (viewer: Identity, { percent, holdsFrom, ground, replaces }: { percent: number; holdsFrom: string; ground?: string | null; replaces?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.set_vat_rate(percent => ${percent}, holds_from => ${holdsFrom}, ground => ${ground ?? null}, replaces => ${replaces ?? null}) as value`))

/**
 * Records the state of a refund as Stripe reports it. A refund made in Stripe's dashboard is recorded too: a full one
 * closes the purchase, a partial one is flagged. Returns done, waiting, failed or unknown.
 * @see sql/functions/refunds/api/settle_card_refund.sql
 */
export const settleCardRefund = (sql: Sql, { said }: { said: JSONValue }) =>
  value(sql<[{ value: string }]>`select api.settle_card_refund(said => ${sql.json(said)}) as value`)

/**
 * Records the state of a Checkout Session as Stripe reports it. Idempotent, and calls may come in any order. Paid
 * counts only if amount, currency, order, type and mode match the request; otherwise the payment is flagged. A
 * payment for an order already paid or closed is recorded as surplus to refund. Returns the checkout's status: open,
 * processing, paid, failed, expired, flagged, or unknown.
 * @see sql/functions/payments/api/settle_checkout.sql
 */
export const settleCheckout = (sql: Sql, { said }: { said: JSONValue }) =>
  value(sql<[{ value: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged' | 'unknown' }]>`select api.settle_checkout(said => ${sql.json(said)}) as value`)

/**
 * Records a dispute (chargeback) as Stripe reports it. While open: nothing new starts on the purchase and no
 * refund is sent. Won: as before. Lost: the bank took the amount, whatever was given back before; a purchase with
 * nothing left is closed, refunds that were not sent are cut, and the mentee is told of those with nothing left to send.
 * An ended dispute does not change: another decision is only flagged. Admins get a flag each time.
 * @see sql/functions/payments/api/settle_dispute.sql
 */
export const settleDispute = (sql: Sql, { said }: { said: JSONValue }) =>
  value(sql<[{ value: string }]>`select api.settle_dispute(said => ${sql.json(said)}) as value`)

/**
 * R25. The treasurer says what money is: that of an order which the bank's text does not name, a donation, our own, or nothing to
 * do with us. It holds for the line in every later file, until she says otherwise; an order's is then booked by a tick.
 * Locks the bank's references.
 * Refuses: role_not_held, right_not_held, statement_line_changed, not_applicable, purchase_not_found.
 * @see sql/functions/statements/api/settle_line.sql
 */
export const settleLine = (viewer: Identity, { statementId, lineNumber, settledAs, purchaseId }: { statementId: number; lineNumber: number; settledAs: string; purchaseId?: number | null }) =>
  act(viewer, (sql) => done(sql`select api.settle_line(statement_id => ${statementId}, line_number => ${lineNumber}, settled_as => ${settledAs}, purchase_id => ${purchaseId ?? null})`))

/**
 * An admin settles a payment flag with a note on what was done. Not for the admin's own purchases.
 * Refuses: role_not_held, right_not_held, flag_not_found, own_profile, already_answered, note_missing.
 * @see sql/functions/payments/api/settle_payment_flag.sql
 */
export const settlePaymentFlag = (viewer: Identity, { flagId, note }: { flagId: number; note: string }) =>
  act(viewer, (sql) => done(sql`select api.settle_payment_flag(flag_id => ${flagId}, note => ${note})`))

/**
 * An admin records that the team has sent a refund for another's purchase by bank transfer, with the bank's reference and
 * day (rules.money_day): of a deposit, or of a card that Stripe could not refund. `sent_cents`: it was sent already, and is
 * recorded although the payment was disputed or the money went back in another way meanwhile. The mentee gets a mail.
 * Locks mentee, purchase, parts, then bank references.
 * Refuses: role_not_held, right_not_held, password_needed, refund_not_found, own_profile, already_refunded,
 * payment_disputed, already_answered, amount_invalid, reference_missing, reference_used, date_in_future,
 * refund_before_payment, money_day_too_early.
 * @see sql/functions/refunds/api/settle_refund.sql
 */
export const settleRefund = (viewer: Identity, { refundId, externalRef, sentCents, sentOn }: { refundId: number; externalRef: string; sentCents?: number | null; sentOn?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.settle_refund(refund_id => ${refundId}, external_ref => ${externalRef}, sent_cents => ${sentCents ?? null}, sent_on => ${sentOn ?? null})`))

/**
 * An admin settles a report: what was decided, for the team, and an answer that is mailed to the reporter. Settling
 * again changes nothing. The person reported is told nothing.
 * Refuses: role_not_held, right_not_held, report_not_found, own_profile (a report by or about this admin),
 * person_erased, decision_missing.
 * @see sql/functions/reports/api/settle_report.sql
 */
export const settleReport = (viewer: Identity, { reportId, decision, answer }: { reportId: number; decision?: string | null; answer?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.settle_report(report_id => ${reportId}, decision => ${decision ?? null}, answer => ${answer ?? null})`))

/**
 * R13, R14. The mentee or the team records what became of a planned session after its start: held, or missed by one
 * person. Held sessions count; in coaching, sessions missed by the coachee count too. Also after a pause or the end, until
 * the part is paid back (rules.lock_session_log); a refund that is not sent is computed again. The mentor may not record
 * it.
 * Refuses: session_not_found, right_not_held, own_profile, person_erased, no_running_mentorship, already_refunded,
 * mentor_counts_no_sessions, session_settled, date_in_future, date_after_end, minutes_out_of_range, too_long, session_count_limit,
 * service_performed.
 * @see sql/functions/mentorships/api/settle_session.sql
 */
export const settleSession = (viewer: Identity, { sessionId, status, minutes, note }: { sessionId: number; status: 'planned' | 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee' | 'no_show_mentor'; minutes?: number | null; note?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.settle_session(session_id => ${sessionId}, status => ${status}, minutes => ${minutes ?? null}, note => ${note ?? null})`))

/**
 * R16. An admin stops a mentorship. It ends at once while paused or in its first days (before the first counted
 * session or shortly after it), otherwise after the notice promised with the order, with a working day. `outcome` says what becomes of the part (default:
 * rules.default_outcome); closed coaching closes its mentoring parts too. Returns the day it ends.
 * Refuses: reason_missing, paused_meanwhile, end_moved_meanwhile (not `seen_at_once`, what the page said), what rules.lock_mentorship_to_end refuses.
 * @see sql/functions/mentorships/api/stop_mentorship.sql
 */
export const stopMentorship = (viewer: Identity, { mentorshipId, reason, requestedBy = 'admin', outcome, seenAtOnce }: { mentorshipId: number; reason: string; requestedBy?: 'mentor' | 'mentee' | 'admin' | 'system'; outcome?: 'replace' | 'close' | null; seenAtOnce?: boolean | null }) =>
  act(viewer, (sql) => value(sql<[{ value: string }]>`select api.stop_mentorship(mentorship_id => ${mentorshipId}, reason => ${reason}, requested_by => ${requestedBy}, outcome => ${outcome ?? null}, seen_at_once => ${seenAtOnce ?? null}) as value`))

/**
 * R27. Saves the photo of an application draft, or removes it.
 * Refuses: draft_not_found, photo_too_large, signed_in_by_mail.
 * @see sql/functions/applications/api/store_application_photo.sql
 */
export const storeApplicationPhoto = (viewer: Identity, { secretHash, photoSmall, photoLarge, photoMime }: { secretHash: string; photoSmall?: Uint8Array | null; photoLarge?: Uint8Array | null; photoMime?: string | null }) =>
  act(viewer, (sql) => done(sql`select api.store_application_photo(secret_hash => ${secretHash}, photo_small => ${photoSmall ?? null}, photo_large => ${photoLarge ?? null}, photo_mime => ${photoMime ?? null})`))

/**
 * Stores the id of the Stripe Checkout Session created under this idempotency key. The first one is kept.
 * @see sql/functions/payments/api/store_checkout_session.sql
 */
export const storeCheckoutSession = (sql: Sql, { idempotencyKey, stripeSessionId }: { idempotencyKey: string; stripeSessionId: string }) =>
  done(sql`select api.store_checkout_session(idempotency_key => ${idempotencyKey}, stripe_session_id => ${stripeSessionId})`)

/**
 * A treasurer uploads the PDF of a tax document, in place of an earlier one. The web server has checked that it is one.
 * Refuses: role_not_held, right_not_held, document_not_found, own_profile, file_too_large.
 * @see sql/functions/tax-documents/api/store_document_file.sql
 */
export const storeDocumentFile = (viewer: Identity, { documentId, bytes }: { documentId: number; bytes: Uint8Array }) =>
  act(viewer, (sql) => done(sql`select api.store_document_file(document_id => ${documentId}, bytes => ${bytes})`))

/**
 * An admin suspends a user, for safety or until something is cleared up; nothing is erased. The user signs in to one
 * page, acts in no role (rules.viewer_session) and is not listed; mentorships end as for safety, requests that wait
 * are closed kindly, the mailed links of the account end, except those that switch mails off. The user is told by
 * mail, and so are the other admins who may see it. Staff are retired first.
 * Locks: erasures, user, the users of the pairs, mentors, mentees, mentorships.
 * Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, staff_not_suspended,
 * already_suspended, reason_missing.
 * @see sql/functions/suspensions/api/suspend_user.sql
 */
export const suspendUser = (viewer: Identity, { userId, reason }: { userId: number; reason: string }) =>
  act(viewer, (sql) => done(sql`select api.suspend_user(user_id => ${userId}, reason => ${reason})`))

/**
 * R25. A treasurer takes back all that was confirmed or booked for a purchase from the bank, with the reason; what is right
 * is booked again. A line of the ledger stands against each payment, on its day. An order that it had paid waits again;
 * without a mentee, or beside another order of the same package, it is cancelled. `seen_entry`: the newest line of the
 * ledger that the page showed. Taken back twice changes nothing. The mentee is told.
 * Locks mentee, purchase, parts, then bank references.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, reason_missing, too_long,
 * nothing_confirmed, money_moved, confirmation_documented, confirmation_refunded, confirmation_requested, confirmation_used.
 * @see sql/functions/purchases/api/take_back_confirmation.sql
 */
export const takeBackConfirmation = (viewer: Identity, { purchaseId, reason, seenEntry }: { purchaseId: number; reason: string; seenEntry?: number | null }) =>
  act(viewer, (sql) => done(sql`select api.take_back_confirmation(purchase_id => ${purchaseId}, reason => ${reason}, seen_entry => ${seenEntry ?? null})`))

/**
 * R14. Takes one of the times that the other side, or the team, offers: the session is planned as by the viewer, and both
 * get the mail with its file for the calendar. The same time again changes nothing.
 * Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, times_not_open, times_of_own,
 * time_passed, date_after_end, planned_sessions_limit.
 * @see sql/functions/mentorships/api/take_time.sql
 */
export const takeTime = (viewer: Identity, { proposalId, startsAt }: { proposalId: number; startsAt: Date }) =>
  act(viewer, (sql) => done(sql`select api.take_time(proposal_id => ${proposalId}, starts_at => ${startsAt})`))

/**
 * A mentee subscribes to a mail when a mentor becomes available, or unsubscribes. Idempotent: sent twice while the
 * mentor is available, it mails once; a mentee who has had that mail subscribes anew once the mentor is taken again.
 * Locks the mentor's row, to see a concurrent act that makes the mentor available; then the mail is queued at once.
 * Refuses: role_not_held, mentor_not_found.
 * @see sql/functions/mentors/api/tell_me_when_free.sql
 */
export const tellMeWhenFree = (viewer: Identity, { mentorId, wanted = true }: { mentorId: number; wanted?: boolean }) =>
  act(viewer, (sql) => done(sql`select api.tell_me_when_free(mentor_id => ${mentorId}, wanted => ${wanted})`))

/**
 * An admin mails words to the own address, to see them as a reader will. Nothing is kept. A form sent twice sends one
 * mail.
 * Refuses: role_not_held, message_missing, too_long, subject_of_one_line, unknown_placeholder.
 * @see sql/functions/messages/api/test_message.sql
 */
export const testMessage = (viewer: Identity, { subject, text, formKey }: { subject: string; text: string; formKey: string }) =>
  act(viewer, (sql) => done(sql`select api.test_message(subject => ${subject}, text => ${text}, form_key => ${formKey})`))

/**
 * R26. An admin withdraws an award and closes its order, unless a refund has closed it. Refused once a request was sent, money was paid, or a card
 * payment is open.
 * Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, person_erased, award_used,
 * card_payment_open.
 * @see sql/functions/scholarships/api/withdraw_award.sql
 */
export const withdrawAward = (viewer: Identity, { purchaseId }: { purchaseId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_award(purchase_id => ${purchaseId})`))

/**
 * An administrator withdraws a version of a long text before its day, as long as nobody was told of it. Its number is
 * not used again. Withdrawing it again changes nothing. Written into the history.
 * Locks the version.
 * Refuses: role_not_held, right_not_held, password_needed, document_not_found, document_holds_already,
 * document_told_already.
 * @see sql/functions/texts/api/withdraw_document_version.sql
 */
export const withdrawDocumentVersion = (viewer: Identity, { document, version }: { document: string; version: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_document_version(document => ${document}, version => ${version})`))

/**
 * A mentor withdraws the pending edit request.
 * Refuses: role_not_held, already_answered.
 * @see sql/functions/edit-requests/api/withdraw_edit_request.sql
 */
export const withdrawEditRequest = (viewer: Identity) =>
  act(viewer, (sql) => done(sql`select api.withdraw_edit_request()`))

/**
 * R24. An administrator withdraws a price before the day from which it holds. Withdrawing it again changes nothing.
 * Written into the history.
 * Locks the price.
 * Refuses: role_not_held, right_not_held, password_needed, price_not_found, price_holds_already.
 * @see sql/functions/packages/api/withdraw_package_price.sql
 */
export const withdrawPackagePrice = (viewer: Identity, { priceId }: { priceId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_package_price(price_id => ${priceId})`))

/**
 * A mentee withdraws from a purchase within fourteen days (rules.withdraw). `seen_cents` is the refund that the page
 * showed. Returns the refund id; of a repeated withdrawal that of the first.
 * Refuses: role_not_held, purchase_not_found, no_refund_ground, service_performed, sessions_unanswered,
 * withdrawal_changed, iban_invalid.
 * @see sql/functions/refunds/api/withdraw_purchase.sql
 */
export const withdrawPurchase = (viewer: Identity, { purchaseId, seenCents, iban, accountHolder }: { purchaseId: number; seenCents: number; iban?: string | null; accountHolder?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.withdraw_purchase(purchase_id => ${purchaseId}, seen_cents => ${seenCents}, iban => ${iban ?? null}, account_holder => ${accountHolder ?? null}) as value`))

/**
 * R12. A mentee withdraws their own pending request; the part is free for another. After its deadline it has expired
 * (rules.close_request).
 * Refuses: request_not_found, already_answered.
 * @see sql/functions/mentorship-requests/api/withdraw_request.sql
 */
export const withdrawRequest = (viewer: Identity, { requestId }: { requestId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_request(request_id => ${requestId})`))

/**
 * R14. Withdraws times that are open: whoever offered them, or an admin. Twice, it changes nothing.
 * Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, times_not_open, times_not_own.
 * @see sql/functions/mentorships/api/withdraw_times.sql
 */
export const withdrawTimes = (viewer: Identity, { proposalId }: { proposalId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_times(proposal_id => ${proposalId})`))

/**
 * R24. An administrator withdraws a VAT rate before the day from which it holds. Withdrawing it again changes nothing.
 * Written into the history.
 * Locks the rate.
 * Refuses: role_not_held, right_not_held, password_needed, vat_rate_not_found, vat_holds_already.
 * @see sql/functions/packages/api/withdraw_vat_rate.sql
 */
export const withdrawVatRate = (viewer: Identity, { rateId }: { rateId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_vat_rate(rate_id => ${rateId})`))

/**
 * A mentee or mentor withdraws an own open wish for a pause or the end of a mentorship. Withdrawing twice changes
 * nothing.
 * Refuses: role_not_held, wish_not_found, wish_closed.
 * @see sql/functions/mentorships/api/withdraw_wish.sql
 */
export const withdrawWish = (viewer: Identity, { wishId }: { wishId: number }) =>
  act(viewer, (sql) => done(sql`select api.withdraw_wish(wish_id => ${wishId})`))

/**
 * The mentee, the mentor or an admin adds a shared goal of a running mentorship, or edits one: its words, or whether it
 * is reached; null leaves what is. Returns its id. Two equal clicks write one goal: the lock makes the second one see the first.
 * At most three goals are open.
 * Refuses: no_running_mentorship, goal_not_found, goals_full.
 * @see sql/functions/mentorships/api/write_goal.sql
 */
export const writeGoal = (viewer: Identity, { mentorshipId, text, goalId, reached }: { mentorshipId: number; text?: string | null; goalId?: number | null; reached?: boolean | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.write_goal(mentorship_id => ${mentorshipId}, text => ${text ?? null}, goal_id => ${goalId ?? null}, reached => ${reached ?? null}) as value`))

/**
 * Sets how pages in other languages than Greek show the viewer's name; null: they transliterate it.
 * Refuses: role_not_held, latin_letters_only, latin_name_differs.
 * @see sql/functions/accounts/api/write_latin_name.sql
 */
export const writeLatinName = (viewer: Identity, { latinName }: { latinName: string | null }) =>
  act(viewer, (sql) => done(sql`select api.write_latin_name(latin_name => ${latinName ?? null})`))

/**
 * An admin sets how pages in other languages than Greek show a user's name; null: they transliterate it. The user is
 * told by mail. With `seen` (the spelling on the page) nothing is overwritten unseen.
 * Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, changed_meanwhile,
 * latin_letters_only, latin_name_differs.
 * @see sql/functions/accounts/api/write_latin_name_of.sql
 */
export const writeLatinNameOf = (viewer: Identity, { userId, latinName, seen }: { userId: number; latinName: string | null; seen?: JSONValue | null }) =>
  act(viewer, (sql) => done(sql`select api.write_latin_name_of(user_id => ${userId}, latin_name => ${latinName ?? null}, seen => ${seen ? sql.json(seen) : null})`))

/**
 * An admin writes an internal note about a user, perhaps of a `call`, perhaps with the day on which the team looks again. A
 * call needs no words. Returns its id.
 * Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, trouble_note_missing, date_in_past.
 * @see sql/functions/notes/api/write_note.sql
 */
export const writeNote = (viewer: Identity, { aboutUserId, text, call, lookAgainOn }: { aboutUserId: number; text?: string | null; call?: 'reached' | 'not_reached' | null; lookAgainOn?: string | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.write_note(about_user_id => ${aboutUserId}, text => ${text ?? null}, call => ${call ?? null}, look_again_on => ${lookAgainOn ?? null}) as value`))

/**
 * An admin creates, edits, publishes or unpublishes a mentor's testimonial, never one about themselves. Each act is
 * in the history. `seen` is the version that the admin edits: refused if another admin has changed it meanwhile.
 * Returns its id.
 * Refuses: role_not_held, right_not_held, mentor_not_found, testimonial_not_found, own_profile, person_erased,
 * date_in_future, testimonial_changed.
 * @see sql/functions/testimonials/api/write_testimonial.sql
 */
export const writeTestimonial = (viewer: Identity, { menteeFullName, givenOn, text, publish, mentorId, testimonialId, seen }: { menteeFullName: string; givenOn: string; text: string; publish: boolean; mentorId?: number | null; testimonialId?: number | null; seen?: number | null }) =>
  act(viewer, (sql) => value(sql<[{ value: number }]>`select api.write_testimonial(mentee_full_name => ${menteeFullName}, given_on => ${givenOn}, text => ${text}, publish => ${publish}, mentor_id => ${mentorId ?? null}, testimonial_id => ${testimonialId ?? null}, seen => ${seen ?? null}) as value`))
