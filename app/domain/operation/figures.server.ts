import type { Gauge } from 'prom-client'
import { onPool } from '~/db/pools.server'
import type { Row } from '~/db/generated/rows'
import { log } from '~/log.server'
import { clearFigures, metrics } from '~/metrics.server'

// Milliseconds.
const cachedFor = 15_000
const patience = 4500

let last: { read: Promise<void>; until: number } | undefined

/**
 * Sets the metrics that come from the database: mails, jobs, invariants, queues. Reads them at most every 15 seconds,
 * however often it is called. Never rejects: without the database, `database_up` is 0 and these metrics are absent.
 */
export function refreshFigures(login: 'signIn' | 'worker'): Promise<void> {
  if (!last || last.until < performance.now())
    last = { read: read(login), until: performance.now() + cachedFor }
  return last.read
}

async function read(login: 'signIn' | 'worker') {
  try {
    const rows = await onPool(
      login,
      (sql) => sql<Row<'operation_figures'>[]>`select figure, about, value from api.operation_figures()`,
      patience,
    )
    clearFigures()
    for (const { figure, about, value } of rows) set(figure, about, value)
    metrics.databaseUp.set(1)
  } catch (error) {
    clearFigures()
    metrics.databaseUp.set(0)
    log.warn({ code: (error as { code?: string }).code }, 'the figures of the database cannot be read')
  }
}

function set(figure: string, about: string | null, value: number) {
  const gauge = (metrics.figures as Record<string, Gauge>)[figure]
  const label = figure.startsWith('job_') ? 'job' : 'queue'
  if (about === null) gauge?.set(value)
  else gauge?.set({ [label]: about }, value)
}
