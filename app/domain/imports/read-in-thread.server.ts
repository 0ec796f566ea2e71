import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Refusal } from '~/db/refusal.server'
import { importLimits, type ImportTable } from './limits'

// Its own file, named in package.json: the same in development, in tests and beside the built app.
const program = createRequire(import.meta.url).resolve('#import-file-thread')

// One file at a time: each may take the memory of a thread.
const turns = pLimit(1)

/**
 * Reads an uploaded file in a thread with limits of time and memory; the bytes are handed over to it. Raises the
 * refusals of readImportFile, import_too_slow and import_too_much.
 */
export function readInThread(bytes: Uint8Array<ArrayBuffer>) {
  return turns(
    () =>
      new Promise<ImportTable>((resolve, reject) => {
        const refuse = (rule: string) => reject(new Refusal(rule, 'file', 422))
        const thread = new Worker(program, {
          workerData: { bytes, limits: importLimits },
          transferList: [bytes.buffer],
          resourceLimits: { maxOldGenerationSizeMb: importLimits.megabytes },
          env: {},
          execArgv: [],
        })
        const deadline = setTimeout(() => {
          refuse('import_too_slow')
          void thread.terminate()
        }, importLimits.seconds * 1000)
        thread.once('message', ({ table, rule }) => (table ? resolve(table) : refuse(rule)))
        thread.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('import_too_much') : reject(error),
        )
        thread.once('exit', () => clearTimeout(deadline))
      }),
  )
}
