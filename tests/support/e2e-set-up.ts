import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cloneDatabase, startCluster } from './cluster'
import './read-texts'
import { prepareDemo } from './readers'
import { startServer } from './server'

/**
 * Starts one product for all browser tests. They find its URL in BASE_URL, its database in E2E_OWNER_URL (to move
 * dates), the ids in the addresses of the demo's pages in E2E_IDS, the Stripe stand-in in E2E_STRIPE, the file of the
 * looks that were checked in E2E_LOOKS.
 */
export default async function setUp() {
  const looks = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'looks-')), 'checked')
  fs.writeFileSync(looks, '')
  const cluster = await startCluster()
  const given = await cloneDatabase(cluster)
  Object.assign(process.env, given.web)
  const starting = startServer(cluster, {}, { given })
  // Every worker imports this. Playwright compiles it now, while the server starts, and not once in each worker.
  const [server] = await Promise.all([starting, import('./people')]).catch(async (error) => {
    await starting.then(
      ({ stop }) => stop(),
      () => {},
    )
    await given.end()
    await cluster.stop()
    throw error
  })
  const { owner } = server.database
  const ids = await prepareDemo(owner)
  // As there are: no page may become wider with a long name.
  await owner`update data.users set surname = 'Παπαχριστοδουλοπούλου-' || surname`
  await owner`update data.mentor_cards set surname = 'Παπαχριστοδουλοπούλου-' || surname`
  Object.assign(process.env, {
    BASE_URL: server.origin,
    E2E_OWNER_URL: server.database.ownerUrl,
    E2E_IDS: JSON.stringify(ids),
    E2E_LOOKS: looks,
    E2E_STRIPE: JSON.stringify(server.stripe),
  })
  return async () => {
    await server.stop()
    await given.end()
    await cluster.stop()
    fs.rmSync(path.dirname(looks), { recursive: true })
  }
}
