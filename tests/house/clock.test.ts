// Decision 6: a scheduled job handles a limited number of rows per run, and one failing row does not undo the others.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const loops = sourcesIn('sql/functions/api', '.sql').filter(
  ({ file, text }) => /\/job_/.test(file) && /\bloop\b/.test(text),
)

test('there are jobs that go row by row', () => {
  expect(loops.length).toBeGreaterThan(5)
})

test.each(loops.map(({ file, text }) => [/job_(\w+)/.exec(file)![1]!, text]))(
  'H5 %s: in batches, each row on its own, what fails held back, and on at once while there is more',
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
