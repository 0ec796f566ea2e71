// The built product with a database of its own, whose programs break on a signal.
import fs from 'node:fs'
import { afterAll } from 'vitest'
import { childrenOf, commandOf } from './processes'
import { dataFolder, spawnStart } from './spawned-start'

/** Starts it with what each of its programs runs first; it ends with the tests of the file. */
export async function startWithFaults(name: string, faults: string, options = '') {
  const dataDir = dataFolder(name)
  const { child, said, page, stop } = await spawnStart({
    NODE_OPTIONS: `${options} --import=data:text/javascript,${encodeURIComponent(faults)}`,
    DATA_DIR: dataDir,
    DEMO: '0',
  })
  afterAll(async () => {
    await stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    said,
    page,
    running: (program: string) =>
      childrenOf(child.pid!).find((pid) => commandOf(pid).includes(`server/${program}.mjs`)),
  }
}
