import { startCluster } from './cluster'
import { startServer } from './server'

/**
 * Starts one product for all browser tests. They find its URL in BASE_URL, its database in E2E_OWNER_URL (to move
 * dates), the demo people's password in E2E_PASSWORD and the Stripe stand-in in E2E_STRIPE.
 */
export default async function setUp() {
  const cluster = await startCluster()
  const server = await startServer(cluster).catch(async (error) => {
    await cluster.stop()
    throw error
  })
  Object.assign(process.env, server.database.web, {
    BASE_URL: server.origin,
    E2E_OWNER_URL: server.database.ownerUrl,
    E2E_PASSWORD: server.logins[0]?.password ?? '',
    E2E_STRIPE: JSON.stringify(server.stripe),
  })
  return async () => {
    await server.stop()
    await cluster.stop()
  }
}
