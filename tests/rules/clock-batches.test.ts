// Jobs with more rows than one run handles.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dueJobsOf } from '../support/due-jobs'
import { addMentors, addUsers } from '../support/people-rows'
import { onDay } from '../support/pretending'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, runJob } = world
const { tick, onlyDue } = dueJobsOf(world)

/** Mentors who were away until today, and whose cards still say so. */
async function backToday(count: number) {
  const users = Array.from({ length: count }, () => ({ email: `back-${randomUUID()}@test.example` }))
  const ids = await addMentors(
    owner,
    (await addUsers(owner, users)).map((userId) => ({ userId })),
  )
  await owner`update data.mentors set away_until = rules.local_date() where id = any (${ids})`
  await owner`update data.mentor_cards set available_for_mentoring = false where mentor_id = any (${ids})`
}

describe('mentors whose absence has ended', () => {
  test('become available again, 200 in each run, until all are', async () => {
    await backToday(450)
    await onlyDue('refresh_cards')
    const freed = (await tick()).map(({ result }) => result!)
    expect(Math.max(...freed)).toBeLessThanOrEqual(200)
    expect(freed.reduce((sum, each) => sum + each, 0)).toBe(450)
    expect(await runJob('refresh_cards')).toBe(0)
  })

  test('a locked mentor is skipped, and the run does not wait', async () => {
    await backToday(1)
    await owner.begin(async (busy) => {
      await busy`select from data.mentors where id = (select max(id) from data.mentors) for no key update`
      expect(await runJob('refresh_cards')).toBe(0)
    })
    expect(await runJob('refresh_cards')).toBe(1)
  })

  test('a new day changes no card: only the start of the list moves', async () => {
    const versions = () => owner`select mentor_id, xmin::text from data.mentor_cards order by mentor_id`
    const begins = () => cell(owner`select rules.order_begins()`)
    const [before, began] = [await versions(), await begins()]
    await onDay(owner, `(at at time zone 'Europe/Athens')::date + 1`, async () => {
      expect(await runJob('refresh_cards')).toBe(0)
      expect(await begins()).not.toEqual(began)
    })
    expect(await versions()).toEqual(before)
  })
})
