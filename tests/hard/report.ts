import type { Line } from './run'

/** Prints the table at the end: a line per promise. The column twins: violations found in each twin. */
export function tableOf(lines: Line[]) {
  const rows = lines.map(({ name, title, runs, violations, twins, seconds }) => [
    `${name} ${title}`,
    String(runs),
    String(violations.length),
    twins || '-',
    seconds.toFixed(1),
  ])
  const all = [
    ['promise', 'runs', 'violations', 'twins found', 'seconds'],
    ...rows,
    [
      'all',
      String(sum(lines.map((line) => line.runs))),
      String(sum(lines.map((line) => line.violations.length))),
      '',
      sum(lines.map((line) => line.seconds)).toFixed(1),
    ],
  ]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map(
      (row) =>
        `${row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join(' | ')}\n`,
    )
    .join('')
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
