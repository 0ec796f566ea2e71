const startedAt = performance.now()

/** Prints a message with the seconds since the start. @param {string} message */
export function say(message) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`[${seconds} s] ${message}\n`)
}

/**
 * Says every ten seconds that the work goes on, until it ends. Returns what the work returns.
 * @template T @param {string} what @param {Promise<T>} work
 */
export async function saysStill(what, work) {
  const timer = setInterval(() => say(`still ${what}`), 10_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}

/** Prints an error and exits with code 1. @param {string} message @returns {never} */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** What an error says to whoever runs a command; a file system that refuses to be written, in a sentence. @param {unknown} error */
export function inWords(error) {
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (path && ['EROFS', 'EACCES', 'EPERM'].includes(code))
    return (
      `${path} cannot be written by this user (${code}). Give it the rights; a container that only reads needs a /tmp ` +
      '(--read-only --tmpfs /tmp) and a volume for DATA_DIR.'
    )
  return error instanceof Error ? error.message : String(error)
}

/** Ignores errors of our output: if its reader ends (a pipe to head, a log shipper), this process goes on. */
export function outliveReader() {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

/** Exits with a message when this Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node.js 20.19 or newer is needed; this is ${process.version}.`)
  }
}
