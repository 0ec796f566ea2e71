// PostgreSQL is killed while pages are read and rows are written.
import { askingOf } from '../asking'
import { startDatabase, startedAgain, until } from '../database'
import { installed, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise } from '../promise'
import { brokenInvariants, gone, keepWriting } from '../writes'

const origin = 'http://mentoring.test'

export const breaks: OpsPromise = {
  name: 'breaks',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const settings = {
      ...settingsOf(database, stage.dir, origin),
      LOG_LEVEL: 'info',
    }
    await installed(database, settings)
    const ask = askingOf(origin)
    const web = await startWeb(stage, settings)
    const writes = keepWriting(database, 'killed')
    await until('writes are confirmed', () => writes.confirmed.length >= 50)
    await database.server.stop('SIGKILL')
    const meanwhile = [
      await ask(web.port, page()),
      await ask(web.port, page()),
      await ask(web.port, '/readyz'),
    ]
    await startedAgain(database)
    const began = performance.now()
    await until('pages again', async () => (await ask(web.port, page())).status === 200)
    const seconds = (performance.now() - began) / 1000
    const before = writes.confirmed.length
    await until('writes again', () => writes.confirmed.length > before)
    await writes.stop()
    await web.end()
    const said = meanwhile.map(({ status }) => status)
    return [
      line(
        'breaks: PostgreSQL killed: pages and /readyz meanwhile',
        said.join(', '),
        '503',
        said.every((status) => status === 503),
      ),
      line('breaks: seconds until pages again, once it is back', seconds.toFixed(1), '< 10', seconds < 10),
      none(
        'breaks: confirmed writes that are gone',
        await gone(database, writes.confirmed),
        writes.confirmed.length,
      ),
      none('breaks: broken invariants', await brokenInvariants(database)),
    ]
  },
}

let asked = 0
/** A page that no node has kept. */
const page = () => `/mentors?q=b${asked++}`
