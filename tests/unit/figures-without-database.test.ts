// Without the database the metrics that come from it are absent: a 0 would say that all is well.
import { afterAll, expect, test, vi } from 'vitest'
import { closePools } from '~/db/pools.server'
import { refreshFigures } from '~/domain/operation/figures.server'
import { log } from '~/log.server'
import { metrics } from '~/metrics.server'

process.env.DATABASE_URL_WORKER = 'postgres://nobody@127.0.0.1:9/nothing'
afterAll(() => closePools())

test('figures that were there before are absent, and database_up is 0', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  metrics.figures.mails_dead.set(3)
  metrics.figures.queue_waiting.set({ queue: 'reports' }, 2)
  await refreshFigures('worker')
  const lines = (await metrics.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
  const names = Object.keys(metrics.figures).map((figure) => `mentoring_${figure}`)
  expect(lines.filter((line) => names.some((name) => line.startsWith(name)))).toEqual([])
  expect(lines).toContain('mentoring_database_up 0')
  expect(warned).toHaveBeenCalledWith({ code: 'ECONNREFUSED' }, 'the figures of the database cannot be read')
  warned.mockRestore()
})
