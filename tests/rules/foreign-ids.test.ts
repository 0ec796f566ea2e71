// Every function of api, called with the ids of what belongs to others: who has no right to it gets nothing.
import { expect, test } from 'vitest'
import { answers, functionsFor, refusalOf } from '../support/every-function'
import { fillEveryTable } from '../support/privacy'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, anAdmin, aMentee, aMentor } = world
const { women } = await fillEveryTable(world)

const the = (table: string, where = 'true') => `select max(id) from ${table} where ${where}`
const { A, B, M, N } = women

/** By the name of an argument: a row that belongs to others. */
const ids: Record<string, string> = {
  about_id: the('data.mentorships'),
  about_user_id: String(A.userId),
  add_to_user_id: String(A.userId),
  document_id: the('data.tax_documents'),
  edit_request_id: the('data.edit_requests'),
  email: `select email from data.users where id = ${A.userId}`,
  flag_id: the('data.payment_flags'),
  goal_id: the('data.goals'),
  id: the('data.mentorships'),
  import_id: the('private.imports'),
  mail_id: the('private.outbox'),
  mentee_id: String(A.id),
  mentor_id: String(M.id),
  mentorship_id: the('data.mentorships'),
  note_id: the('data.notes'),
  offer_id: the('data.offers'),
  only_id: 'null',
  only_mentee: String(A.id),
  package_id: '1',
  part_id: the('data.parts', `mentee_id = ${B.id}`),
  payment_id: the('data.payments'),
  profile_id: String(A.id),
  proposal_id: the('data.proposals'),
  purchase_id: String(A.purchaseId),
  refund_id: the('data.refunds'),
  report_id: the('data.reports'),
  request_id: the('data.mentorship_requests', `status = 'pending'`),
  scholarship_id: the('data.scholarships'),
  seminar_id: the('data.seminars'),
  session_id: the('data.sessions'),
  statement_id: the('private.statements'),
  subject_id: String(A.id),
  suggestion_request_id: the('data.suggestion_requests'),
  template_id: the('data.message_templates'),
  testimonial_id: the('data.testimonials'),
  user_id: String(A.userId),
  wish_id: the('data.pair_wishes'),
  with_mentor: String(N.id),
}
const callers = {
  visitor: { viewer: null },
  mentee: await aMentee({ package: 'none' }),
  mentor: await aMentor(),
  coordinator: await anAdmin({ right: 'coordinator' }),
  treasurer: await anAdmin({ right: 'treasurer' }),
}
type Caller = keyof typeof callers
const members: Caller[] = ['mentee', 'mentor']
const team: Caller[] = ['coordinator', 'treasurer']
const signedIn = [...members, ...team]
const all: Caller[] = ['visitor', ...signedIn]

/**
 * What does or tells something all the same, and why that is right. Read by eye: a function that is new here needs a right,
 * a line below, or another look.
 */
const judged: [why: string, who: Caller[], names: string][] = [
  [
    'about whoever is signed in',
    signedIn,
    `accept_texts ask_email_confirmation begin_second_factor change_email change_locale change_password
    choose_notifications close_other_sessions close_session confirm_second_factor enter_password erase_me export_my_data
    give_consent own_second_factor own_sessions remove_second_factor renew_recovery_codes role_choices write_latin_name`,
  ],
  ['says who is signed in, if anybody', all, 'viewer'],
  [
    'the own profile and letters, or a profile that is not there yet',
    members,
    `apply_as_mentor complete_profile create_mentee_profile create_mentor_profile open_messages
    resubmit_application`,
  ],
  ['counts what the viewing mentor declined', members, 'rejections_in_window'],
  [
    'the mentee’s own profile, order or question; the id of another is ignored',
    ['mentee'],
    'ask_for_scholarship ask_for_suggestions edit_mentee name_guardian purchase_package suggest_mentors told_with_request',
  ],
  [
    'the mentor’s own profile and role; the id of another is ignored',
    ['mentor'],
    `choose_account gift_scholarship own_mentor_profile own_seminars send_edit_request send_photo set_away
    withdraw_edit_request`,
  ],
  ['the own name and phone', team, 'edit_own_user'],
  [
    'the draft that this browser has the secret of',
    ['visitor', ...members],
    'application_draft store_application_draft store_application_photo',
  ],
  [
    'what every visitor reads of a visible mentor',
    all,
    'count_mentors mentor_figures near_topics similar_mentors',
  ],
  ['the list of the visible mentors', ['visitor'], 'public_mentors'],
  ['the same for everybody', members, 'next_answer_due'],
  ['the offers are for every mentor', ['mentor'], 'read_offers'],
  ['a mentor whom everybody sees can be reported', members, 'report report_subject'],
  [
    'a mentor whom the mentee sees can be kept, awaited or asked',
    ['mentee'],
    'request_box request_coaching request_mentoring set_favourite tell_me_when_free',
  ],
  [
    'the coordinators’ work; a treasurer reads nothing there',
    ['coordinator'],
    'account_with_email edit_request_changes match_check matchable_mentees settle_session suggest_mentors',
  ],
  [
    'the treasurers’ work; a coordinator reads nothing there',
    ['treasurer'],
    'award_candidates awardable_packages last_closed_month ledger_balance',
  ],
  ['the team lifts an objection', team, 'lift_objection'],
  ['the rows of the lists that the right opens', team, 'find_rows search_everything'],
  [
    'numbers that are shown beside the settings, and to funders',
    team,
    'setting_bounds setting_samples year_report',
  ],
]

/** What neither right is refused at once. What is the work of one right alone: staff-rights.test.ts. */
const open = new Set<string>()
for (const one of await functionsFor(owner, 'app_admin')) {
  const rules = [await refusalOf(callers.coordinator, one), await refusalOf(callers.treasurer, one)]
  if (!rules.includes('right_not_held')) open.add(one.name)
}

test.each(Object.keys(callers) as Caller[])('a %s gets nothing of it', { timeout: 60_000 }, async (who) => {
  const role = who === 'visitor' ? 'app_visitor' : members.includes(who) ? 'app_member' : 'app_admin'
  const found: string[] = []
  for (const one of (await functionsFor(owner, role)).filter(
    ({ name }) => role !== 'app_admin' || open.has(name),
  ))
    if (await answers(callers[who], one, ids)) found.push(one.name)
  const right = judged.flatMap(([, whose, names]) => (whose.includes(who) ? names.split(/\s+/) : []))
  expect(found).toEqual(right.sort())
})

test('each id is that of a row', async () => {
  for (const [name, id] of Object.entries(ids))
    if (!['import_id', 'statement_id', 'only_id'].includes(name))
      expect([name, await cell(owner.unsafe(`select (${id}) is not null`))]).toEqual([name, true])
})
