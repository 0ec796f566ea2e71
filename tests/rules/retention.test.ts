import { describe, expect, test } from 'vitest'
import type { Woman } from '../support/people'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, aMentorship, complete, mailsTo, runJob, theAdmin } =
  await openWorld()

const admin = await theAdmin()
/** Moves all dates of a user this far into the past. */
async function ago(woman: Woman, time: string) {
  const her = woman.userId
  await owner.unsafe(
    `update data.users set created_at = now() - interval '${time}', last_login_at = null where id = ${her}`,
  )
  await owner.unsafe(`update data.purchases set paid_at = now() - interval '${time}'
    where mentee_id in (select id from data.mentees where user_id = ${her}) and paid_at is not null`)
  await owner.unsafe(`update data.mentorships set ended_at = now() - interval '${time}'
    where ${her} in (mentor_user_id, mentee_user_id) and ended_at is not null`)
}
const erased = ({ userId }: Woman) =>
  cell<boolean>(owner`select erased_at is not null from data.users where id = ${userId}`)
const notices = async (woman: Woman) => (await mailsTo(woman, 'retention_notice')).length
/** The job sends the notices, and a month goes by. */
const toldAMonthAgo = async () => {
  await runJob('retention')
  await owner`update private.reminders set at = at - interval '32 days' where kind = 'retention'`
}
const known = () => cell<number>(owner`select count(*)::integer from data.users`)

describe('five years after', () => {
  test.each(['5 years - 1 day', '4 years', '1 day'])('%s nothing is erased', async (time) => {
    const mentee = await aMentee({ package: 'none' })
    await ago(mentee, time.replace('- 1 day', '-1 day'))
    expect(await runJob('retention')).toBe(0)
    expect(await erased(mentee)).toBe(false)
  })

  test('a notice is mailed a month before, once', async () => {
    const [early, due] = [await aMentee({ package: 'none' }), await aMentor()]
    await ago(early, '4 years 10 months')
    await ago(due, '4 years 11 months 1 day')
    await runJob('retention')
    await runJob('retention')
    expect([await notices(early), await notices(due)]).toEqual([0, 1])
    expect(await erased(due)).toBe(false)
    await ago(due, '5 years 1 day')
    await toldAMonthAgo()
    expect(await runJob('retention')).toBe(1)
    expect([await erased(due), await erased(early)]).toEqual([true, false])
  })

  test.each(['signing in', 'paying', 'a mentorship that ended'])(
    '%s restarts the five years',
    async (event) => {
      const mentee = await aMentee()
      const scene = event === 'a mentorship that ended' ? await aMentorship({ mentee }) : null
      if (scene) await complete(admin, scene.id, { belowMinimum: true })
      await ago(mentee, '6 years')
      if (event === 'signing in')
        await owner`update data.users set last_login_at = now() - interval '1 year' where id = ${mentee.userId}`
      if (event === 'paying')
        await owner`update data.purchases set paid_at = now() - interval '1 year' where mentee_id = ${mentee.id}`
      if (scene)
        await owner`update data.mentorships set ended_at = now() - interval '1 year' where id = ${scene.id}`
      expect([await runJob('retention'), await notices(mentee)]).toEqual([0, 0])
      await ago(mentee, '6 years')
      await toldAMonthAgo()
      expect(await runJob('retention')).toBe(1)
      expect(await erased(mentee)).toBe(true)
    },
  )

  test('never while a mentorship runs or is paused, never an active admin', async () => {
    const { mentor, mentee } = await aMentorship()
    const colleague = await anAdmin()
    for (const woman of [mentor, mentee, colleague]) await ago(woman, '9 years')
    expect(await runJob('retention')).toBe(0)
    for (const woman of [mentor, mentee, colleague]) expect(await erased(woman)).toBe(false)
    await owner`update data.admins set active = false where user_id = ${colleague.userId}`
    await toldAMonthAgo()
    expect(await runJob('retention')).toBe(1)
  })

  test('after downtime the notice is sent first, and the month begins then', async () => {
    const mentee = await aMentee({ package: 'none' })
    await ago(mentee, '5 years 6 months')
    expect(await runJob('retention')).toBe(0)
    expect([await erased(mentee), await notices(mentee)]).toEqual([false, 1])
    await toldAMonthAgo()
    expect(await runJob('retention')).toBe(1)
  })

  test('two concurrent runs erase each user once and miss none', async () => {
    const women = await Promise.all(Array.from({ length: 6 }, () => aMentee({ package: 'none' })))
    for (const woman of women) await ago(woman, '5 years 1 day')
    await toldAMonthAgo()
    const before = await known()
    const results = await Promise.all([runJob('retention'), runJob('retention')])
    expect(results[0]! + results[1]!).toBe(6)
    expect(await known()).toBe(before)
    const lines =
      await owner`select from data.history where event = 'erased' and subject_id = any(${women.map((woman) => woman.userId)})`
    expect(lines).toHaveLength(6)
    expect(await runJob('retention')).toBe(0)
  })
})
