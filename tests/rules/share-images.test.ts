import { expect, test } from 'vitest'
import { call, callSignIn, keepsAllPromises } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentor, theAdmin } = await openWorld()

const kept = async (mentorId: number, latin: boolean, drawnFrom: string) => {
  const [row] = await callSignIn('share_image', { mentorId, latin, drawnFrom })
  const image = row?.shareImage as Uint8Array | null
  return image && Buffer.from(image).toString()
}
const keep = (mentorId: number, latin: boolean, drawnFrom: string, image: string) =>
  callSignIn('keep_share_image', { mentorId, latin, drawnFrom, image: Buffer.from(image) })

test('a share picture is kept until it shows something else, and goes with the mentor', async () => {
  const mentor = await aMentor()
  expect(await kept(mentor.id, true, 'one')).toBeNull()
  await Promise.all([keep(mentor.id, true, 'one', 'first'), keep(mentor.id, true, 'one', 'first')])
  await keep(mentor.id, false, 'one', 'greek')
  expect([await kept(mentor.id, true, 'one'), await kept(mentor.id, false, 'one')]).toEqual([
    'first',
    'greek',
  ])
  await keep(mentor.id, true, 'two', 'second')
  expect([await kept(mentor.id, true, 'one'), await kept(mentor.id, true, 'two')]).toEqual([null, 'second'])

  await call(await theAdmin(), 'erase_user', { userId: mentor.userId })
  await keep(mentor.id, true, 'two', 'drawn before she was erased')
  expect([...(await owner`select from private.share_images where mentor_id = ${mentor.id}`)]).toEqual([])
})

keepsAllPromises(owner)
