/** Bounds of an uploaded file, checked while it is read. */
export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  cellCharacters: 4000,
  /** What an XLSX file may unpack to. */
  unpackedBytes: 60 * 1024 * 1024,
  zipEntries: 300,
  /** As rules.kept_for says. */
  keptDays: 30,
}

/** A row of a file: its line, as a spreadsheet counts, and its cells. */
export type Line = [number: number, cells: string[]]
