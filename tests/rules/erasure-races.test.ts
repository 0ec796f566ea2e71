// An act that writes about a user while the erasure of that user runs: it is refused, or the erasure erases what it
// wrote. Whichever begins first.
import { describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { call, callSignIn } from '../support/calls'
import { rowsWith } from '../support/dump'
import type { Woman } from '../support/people'
import { outcomes } from '../support/refusals'
import { cell } from '../support/rows'
import { oneByOne, whileOpen } from '../support/together'
import { openWorld } from '../support/world'
import { letters } from '../support/letters'

const { owner, aMentee, aMentor, anAdmin, theAdmin, packageId, words } = await openWorld()

await theAdmin()
let marks = 0
const image = Buffer.from('iVBORw0KGgo=', 'base64')
const photo = { photoSmall: image, photoLarge: image, photoMime: 'image/png' }

type Scene = Woman & { id?: number; purchaseId?: number }
/**
 * An act of a user about the own person, and where its rows are found afterwards: by the condition on the user $1, or
 * where none is given by the word in them.
 */
type Act = {
  who?: () => Promise<Scene>
  args?: (who: Scene, mark: string) => Record<string, unknown> | Promise<Record<string, unknown>>
  left?: string
  /** The refusal after the erasure, if not that the session is gone. */
  refusal?: string
}

const aBuyer = () => aMentee()
const aPlainMentee = () => aMentee({ package: 'none' })
const aPlainMentor = () => aMentor()
const mentees = 'mentee_id in (select id from data.mentees where user_id = $1)'

const acts: Record<string, Act> = {
  ask_for_suggestions: { args: (_, mark) => ({ text: mark }) },
  ask_refund: {
    who: async () => {
      const mentee = await aMentee()
      await owner`update data.purchases set paid_at = paid_at - interval '30 days' where id = ${mentee.purchaseId}`
      return mentee
    },
    args: ({ purchaseId }, mark) => ({
      purchaseId,
      text: mark,
      iban: 'GR1601101250000000012300695',
      accountHolder: mark,
    }),
  },
  choose_notifications: {
    args: () => ({ wanted: [], unwanted: ['digest'] }),
    left: 'data.muted_notifications where user_id = $1',
  },
  give_consent: {
    args: () => ({ text: 'news', given: true }),
    left: 'data.users where id = $1 and news_consent_at is not null',
  },
  store_application_draft: {
    args: (_, mark) => ({ secretHash: mark, answers: { title: mark }, reached: 1 }),
  },
  name_guardian: {
    who: async () => {
      const mentee = await aMentee()
      await owner`update data.users set birthdate = now() - interval '17 years' where id = ${mentee.userId}`
      return mentee
    },
    args: (_, mark) => ({
      guardianName: mark,
      guardianEmail: 'g@test.example',
      guardianPhone: '+306900000001',
      guardianConsented: true,
    }),
  },
  purchase_package: {
    args: async (_, mark) => ({
      packageId: await packageId('three_months'),
      method: 'deposit',
      termsAccepted: true,
      beginRequested: true,
      guardianName: mark,
    }),
    left: `data.purchases where ${mentees} and (cancelled_at is null or guardian_name is not null)`,
  },
  request_mentoring: {
    who: aBuyer,
    args: async (_, mark) => ({ mentorId: (await aMentor()).id, message: `${mark} ${words}` }),
    refusal: 'no_package',
  },
  set_favourite: {
    args: async () => ({ mentorId: (await aMentor()).id, wanted: true }),
    left: `data.favourites where ${mentees}`,
  },
  tell_me_when_free: {
    args: async () => {
      const mentor = await aMentor()
      await call(mentor, 'set_away', { until: '2999-01-01' })
      return { mentorId: mentor.id }
    },
    left: `data.availability_alerts where ${mentees}`,
  },
  accept_texts: {
    who: async () => {
      const mentee = await aPlainMentee()
      await owner`delete from data.consents where user_id = ${mentee.userId}`
      return mentee
    },
    args: async ({ userId }) => ({
      accepted: true,
      seen: await cell<object>(
        owner`select jsonb_object_agg(d.text, d.version) as seen from rules.texts_due(${userId}, 'mentee') d`,
      ),
    }),
  },
  create_mentor_profile: {
    args: (_, mark) => ({ profile: { title: mark, birthdate: '1980-01-01' }, termsAccepted: true }),
  },
  write_latin_name: {
    who: () => aMentee({ package: 'none', name: 'Μαρία', surname: 'Μαρκέα' }),
    args: () => ({ latinName: 'Maria Markea' }),
    left: 'data.users where id = $1 and latin_name is not null',
  },
  create_mentee_profile: {
    who: async () => {
      const mentor = await aMentor()
      await owner`update data.users set birthdate = null where id = ${mentor.userId}`
      return mentor
    },
    args: () => ({ termsAccepted: true, birthdate: '1980-01-01' }),
    left: 'data.users where id = $1 and birthdate is not null',
  },
  gift_scholarship: { who: aPlainMentor, args: (_, mark) => ({ name: mark }) },
  send_edit_request: { who: aPlainMentor, args: (_, mark) => ({ changes: { title: mark }, message: mark }) },
  send_photo: { who: aPlainMentor, args: () => photo, left: 'data.photos where user_id = $1' },
  edit_own_user: {
    who: anAdmin,
    args: (_, mark) => ({ name: mark, surname: mark, phone: '6900000000' }),
  },
  test_message: { who: anAdmin, args: (_, mark) => ({ subject: mark, text: mark, formKey: '1' }) },
}

const rowsLeft = async ({ userId }: Scene, left: string) =>
  left.includes(' ') ? [...(await owner.unsafe(`select * from ${left}`, [userId]))] : rowsWith(owner, [left])

/** Runs an act while an erasure has deleted all but the last rows of a user. */
async function whileErased(woman: Woman, act: () => Promise<unknown>) {
  await owner`
    insert into private.drafts (secret_hash, user_id)
    values (sha256(convert_to(${`last of ${woman.userId}`}, 'UTF8')), ${woman.userId})`
  return oneByOne(
    owner,
    (sql) => sql`select from private.drafts where user_id = ${woman.userId} for update`,
    [() => call(woman, 'erase_me'), act],
  )
}

const cases = Object.entries(acts).map(([name, act]) => ({ name, ...act }))

describe('nothing is written about a user in a race with the erasure', () => {
  test.each(cases)(
    '$name, while the erasure ends',
    async ({ name, who = aPlainMentee, args, left, refusal = 'role_not_held' }) => {
      const [scene, mark] = [await who(), `Μαρίκα${letters(++marks)}ζ`]
      const given = (await args?.(scene, mark)) ?? {}
      const results = await whileErased(scene, () => call(scene, name, given))
      expect([outcomes(results), await rowsLeft(scene, left ?? mark)]).toEqual([['done', refusal], []])
    },
  )

  test.each(cases)('$name, before the erasure', async ({ name, who = aPlainMentee, args, left }) => {
    const [scene, mark] = [await who(), `Μαρίκα${letters(++marks)}ζ`]
    const given = (await args?.(scene, mark)) ?? {}
    const results = await whileOpen(
      owner,
      async (written) => {
        await act(scene.viewer, async (sql) => {
          await call({ ...scene, viewer: { ...scene.viewer, transaction: sql } } as never, name, given)
          await written()
        })
      },
      () => call(scene, 'erase_me'),
    )
    expect([outcomes(results), await rowsLeft(scene, left ?? mark)]).toEqual([['done', 'done'], []])
  })
})

describe('nor where the user does not act', () => {
  test('a mentee keeps a mentor who is being erased', async () => {
    const [mentor, mentee] = [await aMentor(), await aPlainMentee()]
    const results = await whileErased(mentor, () =>
      call(mentee, 'set_favourite', { mentorId: mentor.id, wanted: true }),
    )
    expect(outcomes(results)).toEqual(['done', 'mentor_not_found'])
  })

  test('the link in a mail is used', async () => {
    const mentee = await aPlainMentee()
    const token = `link of ${mentee.userId}`
    await owner`
      insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
      values (rules.token_hash(${token}), ${mentee.userId}, 'unsubscribe', 'digest', now() + interval '1 day')`
    const results = await whileErased(mentee, () => callSignIn('auth_unsubscribe', { token, wanted: false }))
    expect(outcomes(results)).toEqual(['done', 'link_not_valid'])
  })
})
