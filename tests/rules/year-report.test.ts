// The report of a year: what it counts, and that nobody finds fewer than five women in it, whatever is subtracted from what.
import { afterAll, describe, expect, test } from 'vitest'
import type { YearReport } from '~/domain/dashboard/year-report'
import { readYearReport } from '~/domain/dashboard/year-report.server'
import { call, document } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, aMentorship, complete, increase } = await openWorld()

const admin = await theAdmin()
const year = 2020
const read = (scholarship: string | null = null, of = year) =>
  document<YearReport>(admin, 'year_report', { year: of, scholarship })

const pairs = await Promise.all(Array.from({ length: 24 }, () => aMentorship()))
const ids = pairs.map(({ id }) => id)
const [scholarships, counties] = await Promise.all([
  owner<{ id: number }[]>`
    insert into data.scholarships (name, kind, year, approved_at)
    select 'Χορηγία ' || n, 'partial_50', ${year}, now() from generate_series(1, 3) n returning id`,
  // Six of Attica, then two of Crete.
  owner<{ id: number; line: string }[]>`
    select y.id, g.code || '/' || y.id as line from data.counties y join data.regions g on g.id = y.region_id
    where y.id <= 6 or g.code = 'crete' order by g.code = 'crete', y.id limit 8`,
])
const awards = await Promise.all(
  pairs.map(async ({ mentee }, at) => {
    const [award] = await owner<{ id: number }[]>`
      insert into data.awards (scholarship_id, mentee_id, year) values (${scholarships[at % 3]!.id}, ${mentee.id}, ${year})
      returning id`
    return award!.id
  }),
)

/** Puts each pair into the year, in a county, at an age, with a scholarship or none (3), as numbers say. */
async function spread(of: { county: number; age: number; scholarship: number; month: number }[]) {
  const rows = of.map(({ county, age, scholarship, month }, at) => ({
    id: ids[at]!,
    county: counties[county]?.id ?? null,
    born: `${year - age}-01-01`,
    award: scholarship < 3 ? awards[(Math.floor(at / 3) * 3 + scholarship) % awards.length]! : null,
    began: `${year}-0${month}-10T10:00:00Z`,
  }))
  await owner`
    with w as (select * from jsonb_to_recordset(${owner.json(rows)}) as x (id integer, county integer, born date, award integer, began timestamptz)),
      began as (update data.mentorships s set started_at = w.began from w where s.id = w.id),
      homes as (update data.mentees e set county_id = w.county from w, data.mentorships s where s.id = w.id and e.id = s.mentee_id),
      born as (update data.users u set birthdate = w.born from w, data.mentorships s where s.id = w.id and u.id = s.mentee_user_id)
    update data.purchases u set award_id = w.award
    from w, data.mentorships s, data.parts p where s.id = w.id and p.id = s.part_id and u.id = p.purchase_id`
}
const lines = (report: YearReport, tab: string, moment = 'women') =>
  Object.fromEntries(
    report.tables[tab]!.flatMap(({ line, women }) =>
      women[moment] === undefined ? [] : [[line, women[moment]]],
    ),
  )
const same = (women: number, what = {}) =>
  Array.from({ length: women }, () => ({ county: 0, age: 30, scholarship: 3, month: 2, ...what }))

describe('the report of a year', () => {
  test('counts each woman once in each table, by what her newest mentorship of the year says', async () => {
    await spread([
      ...same(8),
      ...same(8, { county: 1, age: 20, month: 4 }),
      ...same(8, { county: 99, age: 60, scholarship: 0, month: 5 }),
    ])
    for (const { id, mentee } of pairs.slice(0, 6)) {
      await increase(mentee, id)
      await call(mentee, 'give_feedback', { mentorshipId: id, step: 'check_in', going: 'well', goal: 3 })
    }
    const report = await read()
    const [first, second] = counties.map(({ line }) => line) as [string, string]
    expect(report).toMatchObject({
      first_year: year,
      women: 24,
      mentors: 24,
      sessions: 6,
    })
    expect(lines(report, 'counties')).toEqual({ [first]: 8, [second]: 8, unknown: 8 })
    expect(lines(report, 'ages')).toEqual({ 16: 8, 25: 8, 55: 8 })
    expect(lines(report, 'months')).toEqual({ '2020-02': 8, '2020-04': 8, '2020-05': 8 })
    expect(lines(report, 'sessions')).toEqual({ 0: 18, 1: 6 })
    expect(lines(report, 'endings')).toEqual({ running: 24 })
    expect(lines(report, 'goal', 'check_in')).toEqual({ middle: 6, unknown: 18 })
    expect(lines(report, 'goal', 'start')).toEqual({ unknown: 24 })
    expect(lines(report, 'goal_change')).toEqual({ unknown: 24 })
    expect(Object.keys(report.names.counties!)).toEqual([first, second])
    expect(report.groups).toHaveLength(2)
    expect(await read(null, year - 1)).toEqual({ first_year: year, women: null })
  })

  test('joins small lines with those that are together already, before it gives up one that is large enough', async () => {
    const counts = { large: { women: 6 }, small: { women: 3 }, rest: { women: 9 } }
    const [row] = await owner<[{ apart: string[] }]>`select rules.lines_apart(${owner.json(counts)}) as apart`
    expect(row.apart).toEqual(['large'])
  })

  test('of a year with one group has no report of that group', async () => {
    await spread(same(24))
    expect((await read()).groups).toEqual([])
    expect((await read('none')).women).toBeNull()
  })

  test('by a scholarship counts its women alone; a group that is not shown has none', async () => {
    await spread([...same(12), ...same(12, { county: 1, scholarship: 1 })])
    const groups = (await read()).groups
    expect(groups.map(({ women }) => women).toSorted()).toEqual([12, 12])
    const by = groups.find(({ of }) => of !== 'none')!.of
    const report = await read(by)
    expect(report).toMatchObject({ women: 12, mentors: null })
    expect(lines(report, 'counties')).toEqual({ [counties[1]!.line]: 12 })
    for (const none of ['rest', '2000000000', 'x']) expect((await read(none)).women).toBeNull()
  })

  test('a county of one to four women is told with others of its region, so many that they are five together', async () => {
    await spread([...same(14), ...same(6, { county: 1 }), ...same(4, { county: 2 })])
    expect(lines(await read(), 'counties')).toEqual({ [counties[0]!.line]: 14, 'attica/': 10 })
    await spread([
      ...same(12),
      ...same(3, { county: 6 }),
      ...same(2, { county: 7 }),
      ...same(7, { county: 99 }),
    ])
    const report = await read()
    expect(lines(report, 'counties')).toEqual({ [counties[0]!.line]: 12, 'crete/': 5, unknown: 7 })
    expect(report.names.counties!['crete/']!.en).toBe('Crete')
    // A region of too few is told with the others, as is what would show it.
    await spread([
      ...same(12),
      ...same(3, { county: 6 }),
      ...same(1, { county: 7 }),
      ...same(8, { county: 1 }),
    ])
    expect(lines(await read(), 'counties')).toEqual({ [counties[0]!.line]: 12, rest: 12 })
  })

  test('a line of one to four women stands with others, so many that they are five together', async () => {
    await spread([
      ...same(14),
      ...same(5, { county: 1 }),
      ...same(2, { county: 2 }),
      ...same(3, { county: 3 }),
    ])
    const report = await read()
    expect(lines(report, 'counties')).toEqual({
      [counties[0]!.line]: 14,
      [counties[1]!.line]: 5,
      'attica/': 5,
    })
    expect(Object.keys(report.names.counties!)).toHaveLength(3)
  })

  test('of one to four women there is none, and one to four mentors are not counted', async () => {
    await spread(same(24))
    const few = ids.slice(0, 4)
    await owner`update data.mentorships set started_at = '2018-05-05' where id in ${owner(few)}`
    expect(await read(null, 2018)).toEqual({ first_year: 2018, women: null })
    await owner`update data.mentorships set started_at = '2018-05-05' where id = ${ids[4]!}`
    expect(await read(null, 2018)).toMatchObject({ women: 5, mentors: 5 })
    await spread(same(24))
    const mentor = await aMentor()
    for (let women = 0; women < 5; women += 1) {
      const { id } = await aMentorship({ mentor })
      await owner`update data.mentorships set started_at = '2018-05-05' where id = ${id}`
      await complete(admin, id, { belowMinimum: true })
    }
    expect(await read(null, 2018)).toMatchObject({ women: 5, mentors: null })
    await owner`update data.mentorships set started_at = now() where started_at < '2019-01-01'`
  })

  test('answers from the start to the end, where she also recommends', async () => {
    await spread(same(24))
    for (const { id, mentee } of pairs.slice(6, 12)) {
      await owner`update data.mentorships set started_at = now() where id = ${id}`
      await call(mentee, 'give_feedback', { mentorshipId: id, step: 'start', standing: 2, goal: 5 })
      await complete(admin, id, { belowMinimum: true })
      const end = { step: 'end', going: 'well', standing: 4, goal: 5, recommends: 'yes' }
      await call(mentee, 'give_feedback', { mentorshipId: id, ...end })
    }
    await spread(same(24))
    const report = await read()
    expect(lines(report, 'standing', 'start')).toEqual({ low: 6, unknown: 18 })
    expect(lines(report, 'standing', 'end')).toEqual({ high: 6, unknown: 18 })
    expect(lines(report, 'standing_change')).toEqual({ up: 6, unknown: 18 })
    expect(lines(report, 'goal_change')).toEqual({ same: 6, unknown: 18 })
    expect(lines(report, 'recommends')).toEqual({ yes: 6, unknown: 18 })
    expect(lines(report, 'endings')).toEqual({ completed: 6, running: 18 })
  })

  test('is for the coordinators and the treasurers', async () => {
    const staff = await anAdmin()
    for (const right of ['coordinator', 'treasurer']) {
      await owner`update data.admins set admin_right = ${right} where user_id = ${staff.userId}`
      expect((await readYearReport(staff.viewer, { year, of: '' })).women).toBe(24)
    }
    for (const { viewer } of [await aMentor(), await aMentee({ package: 'none' })])
      await expect(readYearReport(viewer, { year, of: '' })).rejects.toThrow(/year_report/)
  })
})

describe('nobody computes fewer than five women', () => {
  // More awards than a year allows: the promises are looked at without them.
  afterAll(async () => {
    await owner`update data.purchases set award_id = null where award_id in ${owner(awards)}`
    await owner`delete from data.awards where id in ${owner(awards)}`
  })

  /** Whether a vector is a sum of multiples of the others. */
  function follows(from: number[][], wanted: number[]) {
    const rank = (rows: number[][]) => {
      const left = rows.map((row) => [...row])
      let found = 0
      for (let column = 0; column < wanted.length; column += 1) {
        const pivot = left.findIndex((row, at) => at >= found && Math.abs(row[column]!) > 1e-9)
        if (pivot < 0) continue
        ;[left[found], left[pivot]] = [left[pivot]!, left[found]!]
        for (const [at, row] of left.entries())
          if (at !== found) {
            const times = row[column]! / left[found]![column]!
            left[at] = row.map((value, n) => value - times * left[found]![n]!)
          }
        found += 1
      }
      return found
    }
    return rank([...from, wanted]) === rank(from)
  }

  test('from the report and all its groups, in random years', async () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const random24 = () => {
      const spare = 1 + random(8)
      return Array.from({ length: 24 }, () => ({
        county: random(2) ? random(spare) : 0,
        age: 30,
        scholarship: random(2) ? 3 : random(4),
        month: 3,
      }))
    }
    // In the first, the county that joins the others in the whole would stand by itself in the report of its group.
    const years = [
      [
        ...same(7),
        ...same(6, { county: 1, scholarship: 0 }),
        ...same(6, { county: 2, scholarship: 0 }),
        ...same(2, { county: 2 }),
        ...same(3, { county: 3 }),
      ],
      ...Array.from({ length: 25 }, random24),
    ]
    let hidden = 0
    for (const of of years) {
      await spread(of)
      const [whole, told] = [
        await read(),
        await owner<{ county: string; of: string; women: number }[]>`
        select line as county, scholarship as of, women::integer from rules.cells_of_year(${year}) where tab = 'counties'`,
      ]
      const known = whole.groups.map((group) => group.of)
      const blockOf = (scholarship: string) => (known.includes(scholarship) ? scholarship : 'rest')
      // Where the rules join each county: in the whole, and these lines once more in the groups.
      const joins = async (cells: { line: string; column: string; women: number }[]) => {
        const counts: Record<string, Record<string, number>> = {}
        for (const { line, column, women } of cells)
          (counts[line] ??= {})[column] = (counts[line]?.[column] ?? 0) + women
        const [row] = await owner`select rules.lines_joined(${owner.json(counts)})::text as lines`
        const found = JSON.parse(row!.lines as string) as Record<string, string>
        return (line: string) => found[line]!
      }
      const wholeLine = await joins(told.map(({ county, women }) => ({ line: county, column: 'all', women })))
      const inGroups = await joins(
        told.map((cell) => ({ line: wholeLine(cell.county), column: blockOf(cell.of), women: cell.women })),
      )
      const groupLine = (county: string) => inGroups(wholeLine(county))
      // What is published of which cells (county and scholarship): of the whole, then of each group.
      const published: number[][] = []
      for (const asked of [null, ...known]) {
        const shown = lines(asked ? await read(asked) : whole, 'counties')
        const inScope = told.map((cell) => asked === null || blockOf(cell.of) === asked)
        for (const [line, women] of Object.entries(shown)) {
          expect(women).toBeGreaterThanOrEqual(5)
          const vector = told.map<number>((cell, at) =>
            inScope[at] && (asked === null ? wholeLine : groupLine)(cell.county) === line ? 1 : 0,
          )
          expect(vector.reduce((sum, one, at) => sum + one * told[at]!.women, 0)).toBe(women)
          published.push(vector)
        }
      }
      // Any cell, county or scholarship of one to four women.
      const sets = [
        ...told.map((one) => told.map((cell) => (cell === one ? 1 : 0))),
        ...told.map((one) => told.map((cell) => (cell.county === one.county ? 1 : 0))),
        ...told.map((one) => told.map((cell) => (cell.of === one.of ? 1 : 0))),
      ]
      for (const set of sets) {
        const women = set.reduce<number>((sum, one, at) => sum + one * told[at]!.women, 0)
        if (women > 4) continue
        hidden += 1
        expect(follows(published, set)).toBe(false)
      }
    }
    expect(hidden).toBeGreaterThan(100)
  })
})
