/** The women of one line of a table, in each of its columns; most have only the column `women`. */
export type YearLine = { line: string; women: Record<string, number> }

type Names = Record<string, Record<string, string>> | null

/** The document of api.year_report, which says what it counts. With too few women it has only the first two. */
export type YearReport = {
  first_year: number | null
  women: number | null
  sessions: number
  /** Null for a group, and if they are too few. */
  mentors: number | null
  /** The scholarships with a report of their own; `none` is without one, `rest` those that are too small by themselves. */
  groups: { of: string; women: number }[]
  tables: Record<string, YearLine[]>
  names: { counties: Names; packages: Names; scholarships: Record<string, string> | null }
}

/** Which year, and of which scholarship; of all if it is empty. */
export type YearQuery = { year: number; of: string }

/** Reads it from an address; without a year, this one. */
export function readYearQuery(url: string, thisYear: number): YearQuery {
  const given = new URL(url).searchParams
  const year = /^20\d{2}$/.test(given.get('year') ?? '') ? Number(given.get('year')) : thisYear
  const of = /^(none|rest|\d{1,9})$/.exec(given.get('of') ?? '')?.[0] ?? ''
  return { year, of }
}

const known: Record<string, readonly string[]> = {
  ages: ['16', '25', '35', '45', '55'],
  methods: ['card', 'deposit', 'iris', 'scholarship'],
  sessions: ['0', '1', '3', '6', '10'],
  endings: ['completed', 'running', 'paused', 'stopped'],
  answers: ['high', 'middle', 'low'],
  change: ['up', 'same', 'down'],
  recommends: ['yes', 'maybe', 'no'],
}

/** The columns of a table of answers; the others have one. */
export const moments = ['start', 'check_in', 'end'] as const
/** The fixed questions. */
export const questions = ['standing', 'confidence', 'goal'] as const

/** The chapters of the report and their tables, in their order. */
export const chapters = {
  reached: ['months', 'counties', 'ages', 'packages', 'methods', 'scholarships'],
  held: ['sessions', 'endings'],
  changed: [...questions.flatMap((name) => [name, `${name}_change`]), 'recommends'],
} as const

/** The words and the order of a table's lines: those of a question are the same for each. */
export function kindOf(tab: string) {
  const [question, change] = tab.split('_')
  return questions.some((each) => each === question) ? (change ?? 'answers') : tab
}

/** The lines of a table in the order in which they are shown: months and scales in theirs, others by size. */
export function linesOf(report: YearReport, tab: string): YearLine[] {
  const order = known[kindOf(tab)]
  const last = ['abroad', 'none', 'unknown', 'rest']
  const place = ({ line, women }: YearLine) => {
    if (last.includes(line)) return 1_000_000 + last.indexOf(line)
    if (order) return order.indexOf(line)
    return tab === 'months' ? Number(line.slice(5)) : -(women.women ?? 0)
  }
  return (report.tables[tab] ?? []).toSorted((a, b) => place(a) - place(b))
}
