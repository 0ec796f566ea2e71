import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises, read } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, anAdmin } = await openWorld()

const admin = await theAdmin()
const write = (toRole: string, profileId: number, by: Woman = admin) =>
  call<number>(by, 'send_message', {
    toRole,
    profileId,
    text: 'Χαιρόμαστε που είσαι εδώ.',
    subject: 'Καλώς ήρθες',
  })
const texts = async (woman: Woman) => (await read(woman, 'messages')).map((message) => message.text as string)

describe('messages from the team', () => {
  test('the recipient reads it on the messages page and by mail; other users do not', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee({ package: 'none' })]
    const id = await write('mentor', mentor.id)
    expect(await texts(mentor)).toEqual(['Χαιρόμαστε που είσαι εδώ.'])
    for (const woman of [mentee, await aMentor()]) expect(await texts(woman)).toEqual([])
    const [mail] =
      await owner`select kind, content, to_user_id from private.outbox where key = ${`message:${id}:${mentor.userId}`}`
    expect(mail).toEqual({
      kind: 'message',
      toUserId: mentor.userId,
      content: { name: 'Άννα', subject: 'Καλώς ήρθες', text: 'Χαιρόμαστε που είσαι εδώ.' },
    })
  })

  test('a user with two profiles reads each message in the role it was sent to', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
    await write('mentee', mentee.id)
    expect([(await texts(mentor)).length, (await texts(mentee)).length]).toEqual([0, 1])
  })

  test('only an active admin writes, to an existing profile', async () => {
    const mentor = await aMentor()
    await refused(write('mentor', mentor.id, mentor), 'raw 42501')
    const former = await anAdmin()
    await owner`update data.admins set active = false where user_id = ${former.userId}`
    await refused(write('mentor', mentor.id, former), 'role_not_held')
    for (const [role, id] of [
      ['mentor', 2_000_000_000],
      ['mentee', 2_000_000_000],
      ['admin', admin.userId],
    ] as const) {
      await refused(write(role, id), 'user_not_found')
    }
  })
})

keepsAllPromises(owner)
