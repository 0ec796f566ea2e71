import type { Line } from './promise'

/** The table at the end: a line for each promise. */
export function tableOf(lines: Line[]) {
  const rows = [
    ['promise', 'figure', 'goal', ''],
    ...lines.map(({ promise, figure, goal, outcome }) => [promise, figure, goal, outcome]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, n) => cell.padEnd(widths[n]!))
          .join(' | ')
          .trimEnd()}\n`,
    )
    .join('')
}
