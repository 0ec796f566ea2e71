import type { Mentee, Mentor, Woman } from '../support/people'
import {
  approve,
  award,
  buy,
  call,
  changeStatus,
  complete,
  confirmPayment,
  createMentorship,
  createScholarship,
  decrease,
  increase,
  pause,
  prove,
  refund,
  reject,
  resume,
  send,
  sendForCoaching,
  stop,
  withdraw,
  withdrawAward,
  withdrawFromPurchase,
} from './acts'
import type { Act } from './at-once'
import type { World } from './world'

type Request = { id: number; mentor: Mentor; mentee: Mentee }

/** The users who act, and what earlier acts have created. */
export type Known = {
  world: World
  guides: Mentor[]
  women: Mentee[]
  team: Woman[]
  requests: Request[]
  mentorships: Request[]
  purchases: { id: number; mentee: Mentee }[]
  sessions: number[]
  /** Users who exist only to be erased. */
  leaving: Mentee[]
}

const words = 'Μια σκέψη για το επόμενο βήμα'
const later = '2999-01-01'

/** Scheduled jobs; no act waits for them. */
export const clockActs = ['lapse', 'endNotices', 'expire', 'endPauses', 'deal', 'remind', 'cleanUp', 'retain']

/** Acts that others depend on come more often. */
export const often = [
  'ask',
  'ask',
  'ask',
  'ask',
  'ask',
  'ask',
  'ask',
  'ask',
  'askForCoaching',
  'approve',
  'approve',
  'approveForHer',
  'reject',
  'takeBack',
  'askHer',
  'askHer',
  'askHer',
  'answerHer',
  'answerHer',
  'bringTogether',
  'comeBack',
  'comeBack',
  'comeBack',
  'comeBack',
  'comeBack',
  'beBack',
  'beBack',
  'beBack',
  'stop',
  'complete',
  'resume',
  'buy',
  'confirm',
  'confirm',
  'withdrawPurchase',
  'increase',
  'leavingAsks',
]

/** Only one of these runs at a time, and they are rare. */
export const seldom = ['erase', 'eraseMe', 'retain']

/** Every act that writes. Each picks its subject at random when it runs, the newest ones most often. */
export function everyAct(known: Known): Record<string, Act> {
  const {
    world: { chance, owner, runJob },
    guides,
    women,
    team,
    requests,
    mentorships,
    purchases,
    sessions,
    leaving,
  } = known
  const [guide, woman, admin] = [
    () => chance.oneOf(guides),
    () => chance.oneOf(women),
    () => chance.oneOf(team),
  ]
  const newest = <T>(things: T[]) =>
    things.length > 0 ? things[Math.max(0, things.length - 1 - chance.below(5))]! : undefined
  /** An act on one of these. When there is none yet, a mentee sends a request instead. */
  const about =
    <T>(things: T[], act: (thing: T) => Promise<unknown>) =>
    async () => {
      const thing = newest(things)
      return thing === undefined ? ask() : act(thing)
    }
  const ask = async (mentee = woman(), mentor = guide()) =>
    requests.push({ id: await send(mentee, mentor), mentor, mentee })
  const plan = (id: number, who: Woman) =>
    call<number>(who, 'plan_session', { mentorship_id: id, starts_at: `${later}T10:00:00Z` })
  const one = async (query: Promise<readonly { id: number }[]>) => (await query)[0]?.id ?? 1
  const someEdit = () =>
    one(owner<{ id: number }[]>`select max(id) as id from data.edit_requests where status = 'pending'`)
  // Locked rows are skipped, because moving dates is not one of the acts under test.
  const timePasses = (table: string, change: string, which: string) =>
    owner.unsafe(`
    update data.${table} set ${change} where id in (select id from data.${table} where ${which} for no key update skip locked)`)
  const somePurchase = () => newest(purchases)!

  return {
    ask: () => ask(),
    askForCoaching: async () => {
      const [mentee, mentor] = [woman(), guide()]
      requests.push({ id: await sendForCoaching(mentee, mentor), mentor, mentee })
    },
    approve: about(requests, async (it) => mentorships.push({ ...it, id: await approve(it.mentor, it.id) })),
    approveForHer: about(requests, async (it) =>
      mentorships.push({ ...it, id: await approve(admin(), it.id) }),
    ),
    reject: about(requests, (it) => reject(it.mentor, it.id)),
    takeBack: about(requests, (it) => withdraw(it.mentee, it.id)),
    askHer: about(requests, (it) => call(it.mentor, 'ask_question', { request_id: it.id, question: words })),
    answerHer: about(requests, (it) =>
      call(it.mentee, 'answer_question', { request_id: it.id, answer: words }),
    ),
    declineAndBeAway: about(requests, (it) =>
      call(it.mentor, 'decline_and_be_away', { request_id: it.id, until: later }),
    ),
    report: about(requests, (it) => call(it.mentee, 'report', { request_id: it.id, text: words })),

    bringTogether: async () => {
      const [mentee, mentor] = [woman(), guide()]
      mentorships.push({
        mentor,
        mentee,
        id: await createMentorship(admin(), chance.oneOf(mentee.partIds), mentor.id),
      })
    },
    stop: about(mentorships, (it) => stop(admin(), it.id)),
    complete: about(mentorships, (it) => complete(admin(), it.id, { belowMinimum: true })),
    pause: about(mentorships, (it) => pause(admin(), it.id, true)),
    resume: about(mentorships, (it) => resume(admin(), it.id)),
    increase: about(mentorships, (it) => increase(it.mentee, it.id)),
    decrease: about(mentorships, (it) => decrease(it.mentee, it.id)),
    plan: about(mentorships, async (it) => sessions.push(await plan(it.id, it.mentor))),
    cancel: about(sessions, (id) => call(admin(), 'cancel_session', { session_id: id })),
    setGoal: about(mentorships, (it) => call(it.mentee, 'write_goal', { mentorship_id: it.id, text: words })),
    feedback: about(mentorships, (it) =>
      call(it.mentor, 'give_feedback', { mentorship_id: it.id, step: 'check_in', going: 'well' }),
    ),

    buy: async () => {
      const mentee = woman()
      purchases.push({ mentee, id: await buy(mentee, 1 + chance.below(3)) })
    },
    confirm: () => confirmPayment(admin(), somePurchase().id),
    prove: () => prove(somePurchase().mentee, somePurchase().id),
    refund: () => refund(admin(), somePurchase().id, words),
    withdrawPurchase: () => {
      const { id, mentee } = somePurchase()
      return withdrawFromPurchase(mentee, id)
    },
    award: async () => {
      const mentee = woman()
      purchases.push({
        mentee,
        id: await award(
          admin(),
          await createScholarship(admin(), 'partial_50'),
          mentee.id,
          1 + chance.below(3),
        ),
      })
    },
    withdrawAward: async () =>
      withdrawAward(
        admin(),
        await one(owner`
      select u.id from data.purchases u where u.award_id is not null order by random() limit 1`),
      ),
    reopen: async () =>
      call(admin(), 'reopen_claim', {
        reason: words,
        part_id: await one(owner`
      select p.id from data.parts p where p.closed_reason = 'expired' order by random() limit 1`),
      }),

    leave: () => changeStatus(guide(), guide().id, 'inactive'),
    sendHome: () => changeStatus(admin(), guide().id, 'inactive'),
    comeBack: () => changeStatus(admin(), guide().id, 'active'),
    beBack: () => call(guide(), 'set_away', { until: null }),
    edit: () =>
      call(admin(), 'edit_mentor', {
        mentor_id: guide().id,
        changes: { title: words, phone: '+306900000001' },
      }),
    askForEdit: () =>
      call(guide(), 'send_edit_request', { changes: { title: `${words} ${chance.below(99)}` } }),
    takeEditBack: () => call(guide(), 'withdraw_edit_request'),
    decideEdit: async () =>
      call(admin(), 'decide_edit_request', {
        edit_request_id: await someEdit(),
        approve: chance.below(2) === 0,
        despite_conflict: true,
      }),

    consent: () => call(woman(), 'give_consent', { text: 'news', given: chance.below(2) === 0 }),
    editHer: () => call(woman(), 'edit_mentee', { changes: { about: words, phone: '+306900000002' } }),
    tellMe: () => call(woman(), 'tell_me_when_free', { mentor_id: guide().id }),
    favour: () => call(woman(), 'set_favourite', { mentor_id: guide().id, wanted: chance.below(2) === 0 }),
    signOutElsewhere: () => call(woman(), 'close_other_sessions'),
    helpMe: () => call(woman(), 'ask_for_suggestions', { text: words }),
    suggest: async () =>
      call(admin(), 'answer_suggestion_request', {
        mentor_ids: [guide().id],
        suggestion_request_id: await one(owner`
      select max(id) as id from data.suggestion_requests where answered_at is null`),
      }),
    suggestAgain: async () =>
      call(admin(), 'reopen_suggestion_request', {
        suggestion_request_id: await one(owner`
      select max(id) as id from data.suggestion_requests where answered_at is not null`),
      }),
    readAll: () => call(woman(), 'open_messages'),
    write: () => call(admin(), 'send_message', { to_role: 'mentee', profile_id: woman().id, text: words }),
    note: () => call(admin(), 'write_note', { about_user_id: guide().userId, text: words }),
    erase: () => call(admin(), 'erase_user', { user_id: chance.oneOf(leaving).userId }),
    eraseMe: () => call(chance.oneOf(leaving), 'erase_me'),
    leavingAsks: () => ask(chance.oneOf(leaving)),

    lapse: async () => {
      await timePasses('mentorship_requests', 'answer_due_at = now()', `status = 'pending' and id % 5 = 0`)
      return runJob('expire_requests')
    },
    endNotices: async () => {
      await timePasses(
        'mentorships',
        'ends_on = rules.local_date()',
        `status = 'running' and ends_on is not null`,
      )
      return runJob('end_given_notices')
    },
    expire: async () => {
      await timePasses('parts', 'claim_until = now()', `status = 'paid' and id % 7 = 0`)
      return runJob('expire_claims')
    },
    endPauses: async () => {
      await timePasses('mentorships', 'resume_by = now()', `status = 'paused' and id % 3 = 0`)
      return runJob('expire_pauses')
    },
    deal: () => runJob('refresh_cards'),
    remind: () => runJob('remind_pairs'),
    cleanUp: () => runJob('clean_up'),
    retain: () => runJob('retention'),
  }
}
