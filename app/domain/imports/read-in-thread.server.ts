import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Refusal } from '~/db/refusal.server'
import { importLimits, type ImportLimits, type ImportTable } from './limits'
import type { StatementLine, StatementRow } from '~/domain/statements/statement-line'

// Its own file, named in package.json: the same in development, in tests and beside the built app.
const program = createRequire(import.meta.url).resolve('#import-file-thread')

// One file at a time: each may take the memory of a thread.
const turns = pLimit(1)

/** What a file may hold, and what is read of it: the rows of a table, or of a bank's file its lines. */
type Holdings = {
  table: ImportTable
  statement:
    | { statement: { accounts: string[]; lines: StatementLine[] }; rows?: undefined }
    | { statement?: undefined; rows: StatementRow[] }
}

/**
 * Reads an uploaded file in a thread with limits of time and memory; the bytes are handed over to it. Raises the
 * refusals of readImportFile or readStatementFile, import_too_slow and import_too_much.
 */
export function readInThread<Kind extends keyof Holdings>(
  bytes: Uint8Array<ArrayBuffer>,
  holds: Kind,
  limits: ImportLimits = importLimits,
) {
  return turns(
    () =>
      new Promise<Holdings[Kind]>((resolve, reject) => {
        const refuse = (rule: string) => reject(new Refusal(rule, 'file', 422))
        const thread = new Worker(program, {
          workerData: { bytes, limits, holds },
          transferList: [bytes.buffer],
          resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
          env: {},
          execArgv: [],
        })
        const deadline = setTimeout(() => {
          refuse('import_too_slow')
          void thread.terminate()
        }, limits.seconds * 1000)
        thread.once('message', ({ read, rule }) => (read ? resolve(read) : refuse(rule)))
        thread.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('import_too_much') : reject(error),
        )
        thread.once('exit', () => clearTimeout(deadline))
      }),
  )
}
