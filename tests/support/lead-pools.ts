import { closePools } from '~/db/pools.server'

/**
 * The app's pools of this process connect to another database from now on. Those that are open are closed: a file of the
 * same worker whose tests were all skipped closes none.
 */
export async function leadPoolsTo(web: Record<string, string>) {
  await closePools()
  Object.assign(process.env, web)
}
