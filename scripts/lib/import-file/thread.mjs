// Reads an uploaded file in a thread of its own, so that no file can stop the site; the app starts it.
import { parentPort, workerData } from 'node:worker_threads'
import { readImportFile } from './read-file.mjs'
import { readStatementFile } from './read-statement.mjs'
import { Unreadable } from './unreadable.mjs'

function answer() {
  try {
    const { bytes, limits, holds } = workerData
    return { read: holds === 'table' ? readImportFile(bytes, limits) : readStatementFile(bytes, limits) }
  } catch (error) {
    if (error instanceof Unreadable) return { rule: error.rule }
    throw error
  }
}

// Nothing is handed over: the app gets a copy.
parentPort?.postMessage(answer(), [])
