/**
 * A route's shouldRevalidate that also reloads after a refused act, which Remix does not do by default: the act
 * was refused because the data has changed.
 */
export const reloadAfterRefusal = () => true
