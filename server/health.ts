import type { RequestHandler } from 'express'
import type { AppSource } from './app-build'

const patience = 4000

/** /healthz: the process answers. /readyz: it takes work, which needs the database. */
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
    timer = setTimeout(() => resolve(false), patience)
  })
  const ping = async () => {
    const { entry } = await source.load()
    await entry.module.ping()
    return true
  }
  // Why it is not ready is logged by the requests that need the database.
  const answer = await Promise.race([ping().catch(() => false), late])
  clearTimeout(timer)
  return answer
}
