/** A file that is not read: the key of the sentence that says why. */
export class Unreadable extends Error {
  constructor(/** @type {string} */ rule) {
    super(rule)
    this.rule = rule
  }
}

/** @returns {never} */
export function refuse(/** @type {string} */ rule) {
  throw new Unreadable(rule)
}
