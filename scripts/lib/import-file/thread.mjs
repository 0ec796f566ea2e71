// Reads an uploaded file in a thread of its own, so that no file can stop the site; the app starts it.
import { parentPort, workerData } from 'node:worker_threads'
import { readImportFile } from './read-file.mjs'
import { readStatementFile } from './read-statement.mjs'
import { refuse, Unreadable } from './unreadable.mjs'

function answer() {
  try {
    const { bytes, limits, holds } = workerData
    const read = holds === 'table' ? readImportFile(bytes, limits) : readStatementFile(bytes, limits)
    // Parts may share a text here; each is copied for the app, which stands still meanwhile.
    if (JSON.stringify(read).length > limits.answerCharacters) refuse('import_too_much')
    return { read }
  } catch (error) {
    if (error instanceof Unreadable) return { rule: error.rule }
    throw error
  }
}

// Nothing is handed over: the app gets a copy.
parentPort?.postMessage(answer(), [])
