/** A link of the news: where it leads, a key of common:flash for its words, and what they name. */
type NewsLink = { to: string; key: string; values?: Record<string, string> }

/** The outcome of an act: a key of common:flash, what its sentence names, and where to go on. */
export type News = { key: string; values?: Record<string, string>; links?: NewsLink[] }
