// Lists the files of sql/, runs them, and names file and line in errors.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { filesIn, projectRoot } from './project.mjs'

/** @typedef {{ name: string, text: string }} SqlFile  name: its path from the checkout */

/** Returns the .sql files of a folder of sql/ (or one file), sorted by name. @returns {SqlFile[]} */
export function sqlFiles(/** @type {string} */ place) {
  return filesIn(path.join(projectRoot, 'sql', place))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ name: path.relative(projectRoot, file), text: fs.readFileSync(file, 'utf8') }))
}

/**
 * Returns one hash over lists of files.
 * @param {SqlFile[][]} files
 */
export function hashOfFiles(...files) {
  const hash = createHash('sha256')
  for (const { name, text } of files.flat()) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex')
}

/** An error in sql/; the message starts with file:line. */
export class SqlFileError extends Error {
  /** @param {SqlFile} file @param {unknown} cause @param {number | undefined} offset  where in the file's text */
  constructor(file, cause, offset) {
    const line = offset === undefined ? '' : `:${file.text.slice(0, offset).split('\n').length}`
    const { message, detail, hint } = /** @type {{ message: string, detail?: string, hint?: string }} */ (
      cause
    )
    super([`${file.name}${line}: ${message}`, detail, hint].filter(Boolean).join('\n  '), { cause })
  }
}

/**
 * Runs a whole file. Throws SqlFileError.
 * @param {import('postgres').ISql<{}>} sql @param {SqlFile} file
 */
export async function runFile(sql, file) {
  try {
    await sql.unsafe(file.text).simple()
  } catch (error) {
    const position = Number(/** @type {{ position?: string }} */ (error).position)
    // PostgreSQL counts characters, JavaScript UTF-16 units. They differ only for emoji and other rare characters.
    throw new SqlFileError(file, error, position > 0 ? position - 1 : undefined)
  }
}
