import { expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Mentor } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentor, theAdmin } = await openWorld()
const admin = await theAdmin()
const bytes = (text: string) => Buffer.from(text)
const set = (mentor: Mentor, large?: Buffer, by: typeof admin | Mentor = admin) =>
  call(by, 'set_mentor_photo', {
    mentorId: mentor.id,
    ...(large && { photoSmall: bytes('small'), photoLarge: large, photoMime: 'image/webp' }),
  })
const photosOf = async ({ id, userId }: Mentor) => {
  const all = await owner`select p.large, p.id = c.photo_id as shown
    from data.photos p, data.mentor_cards c where p.user_id = ${userId} and c.mentor_id = ${id} order by p.id`
  return all.map(({ large, shown }) => [String(large), shown])
}

test('R27 an admin gives a mentor a photo, another one, and none: it shows at once, and the former one is gone', async () => {
  const mentor = await aMentor()
  await set(mentor, bytes('first'))
  expect(await photosOf(mentor)).toEqual([['first', true]])
  await set(mentor, bytes('second'))
  expect(await photosOf(mentor)).toEqual([['second', true]])
  await set(mentor)
  expect(await photosOf(mentor)).toEqual([])
  const lines = await owner`select actor_user_id, detail from data.history
    where subject = 'mentors' and subject_id = ${mentor.id} and event = 'edited' order by id`
  expect(lines.map(({ actorUserId, detail }) => [actorUserId, detail])).toEqual(
    Array.from({ length: 3 }, () => [admin.userId, ['photo_id']]),
  )
})

test('R27 a photo that waits for the team stays when an admin sets another one', async () => {
  const mentor = await aMentor()
  await call(mentor, 'send_photo', {
    photoSmall: bytes('small'),
    photoLarge: bytes('asked'),
    photoMime: 'image/webp',
  })
  await set(mentor, bytes('set'))
  expect(await photosOf(mentor)).toEqual([
    ['asked', false],
    ['set', true],
  ])
})

test('R27 a photo above the limit, and of an unknown mentor is refused, and no photo stays', async () => {
  const mentor = await aMentor()
  const [limit] = await owner`select photo_bytes from data.constants`
  await refused(set(mentor, Buffer.alloc(Number(limit!.photoBytes) + 1)), 'photo_too_large')
  await refused(set({ ...mentor, id: 2_000_000_000 }, bytes('x')), 'mentor_not_found')
  expect(await owner`select from data.photos where user_id = ${mentor.userId}`).toEqual([])
})
