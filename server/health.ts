import type { RequestHandler } from 'express'
import type { AppSource } from './app-build'

// Milliseconds.
const timeout = 4000

/** The handlers of /healthz (200: the process runs) and /readyz (200: the database answers, else 503). */
export function health(
  source: AppSource,
  isClosing: () => boolean,
): { healthz: RequestHandler; readyz: RequestHandler } {
  return {
    healthz: (_req, res) => void res.type('text').set('Cache-Control', 'no-store').send('ok\n'),
    async readyz(_req, res) {
      const ready = !isClosing() && (await answersInTime(source))
      res
        .status(ready ? 200 : 503)
        .type('text')
        .set('Cache-Control', 'no-store')
        .send(ready ? 'ready\n' : 'not ready\n')
    },
  }
}

async function answersInTime(source: AppSource) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout)
  })
  const ping = async () => {
    const { entry } = await source.load()
    await entry.module.ping()
    return true
  }
  // Requests that need the database log the error.
  const answer = await Promise.race([ping().catch(() => false), late])
  clearTimeout(timer)
  return answer
}
