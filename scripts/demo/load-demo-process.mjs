// Loads the demo people in a process of its own: the start lives on, and would keep the memory that this takes.
import { loadDemo } from './load-demo.mjs'

process.once('message', async (/** @type {{ ownerUrl: string, dataDir: string }} */ where) => {
  const logins = await loadDemo({ ...where, log: (said) => process.send?.({ said }) })
  process.send?.({ logins }, () => process.exit())
})
