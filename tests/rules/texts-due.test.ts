// Every function that members may call, once as a mentee and once as a mentor for whom a text waits for consent.
import { afterEach, describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { functionsFor, refusalOf } from '../support/every-function'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aRequest, anAdmin, approve, words } = await openWorld()

/** What stays open while a text waits for consent, besides what only reads (it is stable). A new act refuses, or has its place here. */
const open: [why: string, names: string][] = [
  [
    'a right by law, or the way to it: an erasure is refused while a mentorship runs, a withdrawal asks about past sessions',
    'withdraw_purchase settle_session ask_refund name_refund_account ask_pause_or_end withdraw_wish erase_me',
  ],
  ['protects', 'report'],
  [
    'accepts the texts in force itself; what was rejected is sent again by an act, api.resubmit_application',
    `accept_texts complete_profile create_mentee_profile create_mentor_profile apply_as_mentor
    store_application_draft store_application_photo`,
  ],
  [
    'about the own account, whatever the role',
    `ask_email_confirmation begin_second_factor change_email change_locale change_password
    choose_account choose_notifications close_other_sessions close_session confirm_second_factor enter_password
    give_consent remove_second_factor renew_recovery_codes write_latin_name`,
  ],
  ['reads, and notes that it was read', 'open_messages read_offers viewer'],
]
const stays = new Set(open.flatMap(([, names]) => names.split(/\s+/)))

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
    functions.filter(({ name, writes }) => writes && !stays.has(name)).map(({ name }) => name),
  )
  expect([...stays].filter((name) => !functions.some((known) => known.name === name))).toEqual([])
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
