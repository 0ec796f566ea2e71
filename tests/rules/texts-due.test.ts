// Every function that members may call, once as a mentee and once as a mentor for whom a text waits for consent.
import { afterEach, describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { functionsFor, refusalOf } from '../support/every-function'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aRequest, anAdmin, approve, words } = await openWorld()

const reads = 'reads, and notes that it was read'
const account = 'about the own account, whatever the role'
const law = 'a right by law, or the way to it'
const protects = 'protects'
const accepts = 'accepts the texts in force itself'

/** What stays open while a text waits for consent, besides what only reads (it is stable). A new act refuses, or has a line here. */
const open: Record<string, string> = {
  withdraw_purchase: law,
  // A withdrawal asks first what became of past sessions.
  settle_session: law,
  ask_refund: law,
  name_refund_account: law,
  // An erasure is refused while a mentorship runs.
  ask_pause_or_end: law,
  withdraw_wish: law,
  erase_me: law,
  report: protects,
  accept_texts: accepts,
  complete_profile: accepts,
  create_mentee_profile: accepts,
  create_mentor_profile: accepts,
  // What was rejected and is sent again is an act: api.resubmit_application.
  apply_as_mentor: accepts,
  store_application_draft: accepts,
  store_application_photo: accepts,
  ask_email_confirmation: account,
  begin_call: account,
  begin_second_factor: account,
  change_email: account,
  change_locale: account,
  change_password: account,
  choose_account: account,
  choose_notifications: account,
  close_other_sessions: account,
  close_session: account,
  confirm_second_factor: account,
  enter_password: account,
  give_consent: account,
  remove_second_factor: account,
  renew_calendar_address: account,
  renew_recovery_codes: account,
  revoke_calendar_address: account,
  settle_call: account,
  write_latin_name: account,
  open_messages: reads,
  read_offers: reads,
  viewer: reads,
}

/** Publishes a version of the privacy policy that nobody has accepted. */
const publish = () => owner`
  insert into data.texts (text, version, published_on, needs_consent) values ('privacy', 2, rules.local_date() - 1, true)`

afterEach(async () => {
  await owner`delete from data.consents where version = 2`
  await owner`delete from data.texts where version = 2`
})

test('R22 every act of a mentee or mentor waits for consent to the texts; reading and what the law gives do not', async () => {
  const women = [await aMentee(), await aMentor()]
  await publish()
  const functions = await functionsFor(owner, 'app_member')
  expect(functions.length).toBeGreaterThan(100)
  const waits: string[] = []
  for (const one of functions) {
    const { name } = one
    const outcomes = []
    for (const woman of women) outcomes.push(await refusalOf(woman, one))
    if (!outcomes.includes('texts_due')) continue
    waits.push(name)
    // Whoever is not refused for the texts has not the role.
    expect([name, outcomes.filter((rule) => rule !== 'texts_due' && rule !== 'role_not_held')]).toEqual([
      name,
      [],
    ])
  }
  expect(waits).toEqual(
    functions.filter(({ name, writes }) => writes && !(name in open)).map(({ name }) => name),
  )
  expect(Object.keys(open).filter((name) => !functions.some((known) => known.name === name))).toEqual([])
})

describe('while a text waits', () => {
  test('a mentee withdraws from a purchase, and names the account for the money; accepting opens the rest', async () => {
    const [mentee, mentor] = [await aMentee(), await aMentor()]
    await publish()
    const ask = () => call(mentee, 'request_mentoring', { mentorId: mentor.id, message: words })
    await refused(ask(), 'texts_due')
    await call(mentee, 'withdraw_purchase', { purchaseId: mentee.purchaseId, seenCents: 6200 })
    await call(mentee, 'name_refund_account', {
      purchaseId: mentee.purchaseId,
      iban: 'GR1601101250000000012300695',
    })
    await call(mentee, 'accept_texts', { accepted: true, seen: { privacy: 2 } })
    await refused(ask(), 'no_package')
  })

  test('a member of a running mentorship reports, and asks the team for the end', async () => {
    const { mentor, mentee, id } = await aRequest()
    const mentorshipId = await approve(mentor, id)
    await publish()
    await refused(
      call(mentee, 'plan_session', { mentorshipId, startsAt: new Date(Date.now() + 1e8) }),
      'texts_due',
    )
    await call(mentee, 'report', { mentorshipId, text: words })
    await call(mentee, 'ask_pause_or_end', { mentorshipId, wish: 'end', reason: words })
  })

  test('the team acts for both as before', async () => {
    const admin = await anAdmin()
    const { mentor, id } = await aRequest()
    await publish()
    await refused(call(mentor, 'approve_mentorship_request', { requestId: id }), 'texts_due')
    await call(admin, 'approve_mentorship_request', { requestId: id })
  })
})
