// Decision 6: a scheduled job handles a limited number of rows per run, and one failing row does not undo the others.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const loops = sourcesIn('sql/functions', '.sql').filter(
  ({ file, text }) => /\/job_/.test(file) && /\bloop\b/.test(text),
)

test('some jobs handle rows one by one', () => {
  expect(loops.length).toBeGreaterThan(5)
})

test.each(loops.map(({ file, text }) => [/job_(\w+)/.exec(file)![1]!, text]))(
  '%s works in batches, isolates each row, holds failed rows back, and continues at once while rows are left',
  (job, text) => {
    const wanted = [
      /\blimit \d+\n\s+loop/,
      'exception when query_canceled or others then',
      `rules.hold_back('${job}', `,
      `rules.on_hold('${job}', `,
      "exit when sqlstate = '57014'",
      'exit when rules.clock_is_up()',
      `rules.go_on('${job}')`,
    ]
    const has = (what: string | RegExp) => (typeof what === 'string' ? text.includes(what) : what.test(text))
    expect(wanted.filter((each) => !has(each))).toEqual([])
  },
)
