// The worker as a process sends tax documents: killed while AADE takes one, the next worker asks and sends none twice.
import { afterAll, expect, test } from 'vitest'
import { closePools } from '~/db/pools.server'
import { startAade } from '../../stand-in/aade'
import { leadPoolsTo } from '../support/lead-pools'
import { peopleOf } from '../support/people'
import { freshDatabase } from '../support/postgres'
import { startWorker } from '../support/worker'

const database = await freshDatabase()
const { owner } = database
await leadPoolsTo(database.web)
const aade = await startAade({ userId: 'network', key: 'secret', vatNumber: '094014201' })
afterAll(async () => {
  await Promise.all([closePools(), aade.close()])
  await database.end()
})

test('a worker that is killed while AADE takes a document leaves it to the next one, which asks', async () => {
  const [{ day }] = await owner<[{ day: string }]>`select rules.local_date()::text as day`
  await owner`update data.constants set issuer_tax_number = '094014201'`
  const mentee = await peopleOf(owner).aMentee()
  const environment = {
    ...database.worker,
    AADE_USER_ID: 'network',
    AADE_SUBSCRIPTION_KEY: 'secret',
    AADE_URL: aade.url,
    AADE_SERIES: 'ΜΝΤ',
    AADE_FROM: day,
  }
  aade.trouble({ answer: 'late' })
  const first = startWorker(environment)
  await expect.poll(() => aade.calls, { timeout: 30_000, interval: 10 }).toContain('POST /SendInvoices')
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  await expect.poll(() => aade.kept.length).toBe(1)

  await owner`update data.document_sendings set next_try_at = now()`
  const second = startWorker(environment)
  const documents = () =>
    owner<{ mark: string }[]>`select mark from data.tax_documents where purchase_id = ${mentee.purchaseId}`
  await expect.poll(async () => (await documents()).length, { timeout: 30_000 }).toBe(1)
  await second.end()
  expect((await documents()).map(({ mark }) => mark)).toEqual(aade.kept.map(({ mark }) => mark))
}, 90_000)
