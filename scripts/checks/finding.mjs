// What a check finds: one sentence each.

/** @typedef {import('../check.mjs').Finding} Finding */

/** All is well. @param {string} text @returns {Finding} */
export const good = (text) => ({ verdict: 'good', text })

/** A start works, but the operator should know. @param {string} text @returns {Finding} */
export const note = (text) => ({ verdict: 'note', text })

/** A start would fail, or serve badly. @param {string} text @returns {Finding} */
export const bad = (text) => ({ verdict: 'bad', text })

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))
