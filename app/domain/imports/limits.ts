/** Bounds of an uploaded file, checked while it is read. */
export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  cellCharacters: 4000,
  /** Of all cells together. */
  characters: 8 * 1024 * 1024,
  /** Of what the thread answers, as JSON. */
  answerCharacters: 16 * 1024 * 1024,
  /** What an XLSX file may unpack to. */
  unpackedBytes: 60 * 1024 * 1024,
  zipEntries: 300,
  /** Of the thread that reads. */
  seconds: 5,
  megabytes: 256,
  /** As rules.retained_for says. */
  keptDays: 30,
}
export type ImportLimits = typeof importLimits

/** A row of a file: its line, as a spreadsheet counts, and its cells. */
export type Line = [number: number, cells: string[]]

/** What a file holds: as many cells in each line as headings. */
export type ImportTable = { headings: string[]; lines: Line[] }
