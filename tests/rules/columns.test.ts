// Which viewer can read which column, found by reading it: (visitor, mentee, mentor, admin, an admin who acts
// as a mentee) × own and other rows. The expected cells are in columns.expected.json; UPDATE_EXPECTED=1 rewrites it.
import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillForColumns, readMatrix, type Matrix } from '../support/columns'
import { openWorld } from '../support/world'

const file = new URL('columns.expected.json', import.meta.url)
const world = await openWorld()
const viewers = await fillForColumns(world)
let found: Matrix

beforeAll(async () => {
  found = await readMatrix(world, viewers)
  if (process.env.UPDATE_EXPECTED === '1') {
    fs.writeFileSync(file, asText(found))
    process.stdout.write(`wrote ${file.pathname}\n`)
  }
})

describe('who reads which column', () => {
  test('as the expected file says, cell by cell', () => {
    const expected = cellsOf(JSON.parse(fs.readFileSync(file, 'utf8')) as Matrix)
    const actual = cellsOf(found)
    const differences = [...new Set([...expected.keys(), ...actual.keys()])]
      .filter((cell) => expected.get(cell) !== actual.get(cell))
      .map(
        (cell) =>
          `${cell}: ${actual.get(cell) ?? 'is no more'}, expected ${expected.get(cell) ?? 'nothing of it'}`,
      )
    expect(differences, 'when each is meant: UPDATE_EXPECTED=1').toEqual([])
  })

  test('every table has rows of another user for every viewer', () => {
    const empty = Object.entries(found).filter(([, columns]) =>
      Object.values(columns).some((cells) =>
        Object.values(cells).some((words) => words !== 'refused' && !words.includes('other')),
      ),
    )
    expect(empty.map(([table]) => table)).toEqual([])
  })
})

function cellsOf(matrix: Matrix) {
  return new Map(
    Object.entries(matrix).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, cells]) =>
        Object.entries(cells).map(
          ([viewer, words]) => [`${table}.${column} for the ${viewer}`, words] as const,
        ),
      ),
    ),
  )
}

/** One line per column, so that a change shows as one line. */
function asText(matrix: Matrix) {
  const tables = Object.entries(matrix).map(([table, columns]) => {
    const lines = Object.entries(columns).map(([column, cells]) => {
      const words = Object.entries(cells).map(
        ([viewer, cell]) => `${JSON.stringify(viewer)}: ${JSON.stringify(cell)}`,
      )
      return `    ${JSON.stringify(column)}: { ${words.join(', ')} }`
    })
    return `  ${JSON.stringify(table)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${tables.join(',\n')}\n}\n`
}
