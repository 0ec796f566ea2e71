// What a loop of the worker logs while what it needs is away.
import { expect, test, vi } from 'vitest'
import { log } from '~/log.server'
import { pollLoop } from '../../server/poll-loop'

const failure = (code: string, name = 'Error') => Object.assign(new Error('away'), { code, name })

/** Runs a loop that meets these errors in turn (undefined: a round succeeds); returns what was logged. */
async function logged(...rounds: (Error | undefined)[]) {
  const lines: string[] = []
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((fields: unknown, said?: string) => {
      const { code, error } = fields as { code?: string; error?: { code?: string } }
      lines.push(`${level} ${said} ${code ?? error?.code}`)
    }),
  )
  let run = 0
  await new Promise<void>((resolve) => {
    const loop = pollLoop('jobs', 1, async () => {
      const error = rounds[run++]
      if (run >= rounds.length) void loop.stop()
      if (run >= rounds.length) resolve()
      if (error) throw error
    })
  })
  for (const spy of spies) spy.mockRestore()
  return lines
}

test('what passes by itself is a warning, once until a round succeeds', async () => {
  const waiting = 'warn waiting: what this loop needs does not serve it'
  const away = failure('CONNECT_TIMEOUT')
  expect(await logged(away, failure('ETIMEDOUT'), away, undefined, away, undefined)).toEqual([
    `${waiting} CONNECT_TIMEOUT`,
    `${waiting} CONNECT_TIMEOUT`,
  ])
})

test('anything else is an error each time', async () => {
  expect(await logged(failure('XX000'), failure('XX000'), undefined)).toEqual([
    'error error XX000',
    'error error XX000',
  ])
})
