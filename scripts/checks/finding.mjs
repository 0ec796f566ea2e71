// What a check finds: one sentence each.

/** @typedef {import('../check.mjs').Finding} Finding */

/** All is well. @param {string} text @returns {Finding} */
export const good = (text) => ({ verdict: 'good', text })

/** A start works, but the operator should know. @param {string} text @returns {Finding} */
export const note = (text) => ({ verdict: 'note', text })

/** It would run, but members should not come yet. @param {string} text @returns {Finding} */
export const unready = (text) => ({ verdict: 'unready', text })

/** A start would fail, or serve badly. @param {string} text @returns {Finding} */
export const bad = (text) => ({ verdict: 'bad', text })

/**
 * Whether what was found stops what comes next: a release goes on although members have to wait.
 * @param {Record<Finding['verdict'], number>} counts @param {boolean} [release]
 */
export const stops = ({ unready, bad }, release = false) => bad > 0 || (unready > 0 && !release)

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))
