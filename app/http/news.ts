/** A link to follow: its URL, a key of common:flash, and the values for its text. */
type NewsLink = { to: string; key: string; values?: Record<string, string> }

/** The outcome of an act: a key of common:flash, the values for its text, and links. */
export type News = { key: string; values?: Record<string, string>; links?: NewsLink[] }
