// The import is run by the worker as a process: killed in the middle, the next one goes on without a double row.
import { afterAll, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { closePools } from '~/db/pools.server'
import * as imports from '~/domain/imports/imports.server'
import { leadPoolsTo } from '../support/lead-pools'
import { peopleOf } from '../support/people'
import { freshDatabase } from '../support/postgres'
import { startWorker } from '../support/worker'
import { letters } from '../support/letters'

const database = await freshDatabase()
const { owner } = database
await leadPoolsTo(database.web)
afterAll(async () => {
  await closePools()
  await database.end()
})

const total = 600

test(
  'a worker that is killed in the middle leaves whole rows, and the next one finishes them',
  { timeout: 120_000 },
  async () => {
    const admin = await peopleOf(owner).theAdmin()
    const rows = Array.from({ length: total }, (_, at) => `Άννα;Παππά ${letters(at)};row-${at}@test.example`)
    const file = new File([['Όνομα;Επώνυμο;E-mail', ...rows].join('\n')], 'old.csv')
    const id = await imports.uploadImport(admin.viewer, 'mentee', file)
    const found = () => imports.findImport(admin.viewer, id)
    await imports.checkImport(admin.viewer, (await found())!, { name: 0, surname: 1, email: 2 })
    await acts.runImport(admin.viewer, { importId: id, invite: true })

    const first = startWorker(database.worker)
    const done = async () => (await found())!.done
    await expect.poll(done, { timeout: 60_000, interval: 10 }).toBeGreaterThan(total / 10)
    expect(await first.end('SIGKILL')).toBe('SIGKILL')
    // One statement, since the database may still end the transaction that the worker began.
    const state = async () => {
      const [row] = await owner<[Record<'done' | 'users' | 'emails' | 'mentees' | 'mails', number>]>`
        select count(*)::integer as users, count(distinct u.email)::integer as emails,
          (select count(*)::integer from data.mentees e where e.profile_due) as mentees,
          (select count(*)::integer from private.outbox o where o.kind = 'invitation_mentee') as mails,
          (select count(*)::integer from private.import_rows r where r.import_id = ${id} and r.done_at is not null) as done
        from data.users u where u.email like 'row-%'`
      return row
    }
    const stopped = await state()
    const { done: kept } = stopped
    expect(kept).toBeLessThan(total)
    // Nothing of a row that was not finished.
    expect(stopped).toEqual({ done: kept, users: kept, emails: kept, mentees: kept, mails: kept })

    const second = startWorker(database.worker)
    await expect.poll(async () => (await found())!.state, { timeout: 60_000 }).toBe('done')
    await second.end()
    expect(await found()).toMatchObject({ total, done: total, good: total, bad: 0 })
    expect(await state()).toEqual({ done: total, users: total, emails: total, mentees: total, mails: total })
  },
)
