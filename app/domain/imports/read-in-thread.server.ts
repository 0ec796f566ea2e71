import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Refusal } from '~/db/refusal.server'
import { importLimits, type ImportLimits, type Line } from './limits'
import type { CamtStatement, StatementRow } from '~/domain/statements/statement-line'
import type { Viewer } from '~/viewer/viewer'

// Its own file, named in package.json: the same in development, in tests and beside the built app.
const program = createRequire(import.meta.url).resolve('#import-file-thread')

// Two files at a time: each may take the memory of a thread.
const turns = pLimit(2)
// Those that wait are in memory, too.
const mostOfOne = 3
const waiting = new Map<number, number>()

/** What a file may hold, and what is read of it: the rows of a table, or of a bank's file its statements. */
type Holdings = {
  table: Line[]
  statement:
    | { statements: CamtStatement[]; rows?: undefined }
    | { statements?: undefined; rows: StatementRow[] }
}

/**
 * Reads an uploaded file in a thread with limits of time, memory and of what it answers; the bytes are handed over to it.
 * Raises the refusals of readImportFile or readStatementFile, import_too_slow, import_too_much, and import_busy for the
 * fourth file of a person that is not read yet.
 */
export async function readInThread<Kind extends keyof Holdings>(
  viewer: Viewer,
  bytes: Uint8Array<ArrayBuffer>,
  holds: Kind,
  limits: ImportLimits = importLimits,
) {
  const { userId } = viewer
  const hers = waiting.get(userId) ?? 0
  if (hers >= mostOfOne) throw new Refusal('import_busy', 'file', 429)
  waiting.set(userId, hers + 1)
  try {
    return await turns(() => answerOf(bytes, holds, limits))
  } finally {
    const left = waiting.get(userId)! - 1
    if (left > 0) waiting.set(userId, left)
    else waiting.delete(userId)
  }
}

const answerOf = <Kind extends keyof Holdings>(
  bytes: Uint8Array<ArrayBuffer>,
  holds: Kind,
  limits: ImportLimits,
) =>
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
  })
