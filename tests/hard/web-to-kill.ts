import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processEnvironment, readEnvironment } from '../../scripts/lib/environment.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import type { Woman } from '../support/people'
import type { World } from './world'

const patienceMs = 30_000

/**
 * The built server on a database of its own. It can be killed and started again on the same port. Builds it if
 * needed.
 */
export async function serverToKill({ database, owner }: World) {
  const { status } = spawnSync(process.execPath, [path.join(projectRoot, 'scripts/build.mjs')], {
    cwd: projectRoot,
    stdio: 'ignore',
  })
  if (status !== 0) throw new Error('the server could not be built')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = { PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DEMO: '0' }
  const environment = processEnvironment(readEnvironment(own), {
    ...own,
    ...database.web,
    NODE_ENV: 'production',
    PROCESS_NAME: 'web',
  })
  let web: ChildProcess | undefined

  return {
    /** Starts the server; returns the seconds until it is ready. */
    async start() {
      const began = performance.now()
      web = spawn(process.execPath, [path.join(projectRoot, 'build/server/web.mjs')], {
        cwd: projectRoot,
        env: environment,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      while (performance.now() - began < patienceMs && web.exitCode === null) {
        if (
          await fetch(`${origin}/readyz`).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          return (performance.now() - began) / 1000
        await pause(20)
      }
      throw new Error('the server did not start')
    },

    /** Kills it at once. */
    async kill() {
      if (!web || web.exitCode !== null || web.signalCode !== null) return
      const gone = new Promise((resolve) => web!.once('exit', resolve))
      web.kill('SIGKILL')
      await gone
    },

    /**
     * Signs users in. Returns a function that sends a form of a user and returns where the answer redirects, or
     * undefined.
     */
    async signIn(women: Woman[], role: string) {
      const secrets = women.map(() => randomBytes(32).toString('base64url'))
      const hashes = secrets.map((secret) => createHash('sha256').update(secret).digest('hex'))
      await owner`
        insert into private.sessions (token_hash, user_id, role, expires_at)
        select sha256(convert_to(hash, 'UTF8')), id, ${role}, now() + interval '1 day'
        from unnest(${hashes}::text[], ${women.map(({ userId }) => userId)}::integer[]) as one (hash, id)`
      return women.map((_, n) => async (url: string, form: Record<string, string> = {}) => {
        const _token = createHmac('sha256', database.web.FORM_SECRET)
          .update(`${hashes[n]}:${role}`)
          .digest('base64url')
        const answer = await fetch(origin + url, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: `session=${secrets[n]}`, origin },
          body: new URLSearchParams({ ...form, _token }),
        }).catch(() => undefined)
        await answer?.text().catch(() => undefined)
        return answer && `${answer.status} ${answer.headers.get('location') ?? ''}`
      })
    },
  }
}
