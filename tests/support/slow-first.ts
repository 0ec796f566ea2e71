import { BaseSequencer, type TestSpecification } from 'vitest/node'

// These take longest. Begun last, they would leave the other workers without work at the end. A file that mostly waits
// stands between two that work.
const slow = [
  'start-after-a-kill',
  'silence',
  'guards',
  'forms',
  'call-parity',
  'start-output',
  'installations',
  'demo-people',
  'upgrade',
  'refund-to-send',
  'lists',
  'backup',
  'worker',
  'calls-by-visitors',
  'exports',
  'redirects',
  'first-admin',
  'card-payments',
  'call-parity-of-members',
  'people-lists',
  'killed-migration',
  'patience',
  'odd-calls',
]

const placeOf = ({ moduleId }: TestSpecification) =>
  slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))

/** Starts the slowest files first; a fresh clone does not know yet which they are. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files)
    return [
      ...others.filter((file) => placeOf(file) >= 0).sort((a, b) => placeOf(a) - placeOf(b)),
      ...others.filter((file) => placeOf(file) < 0),
    ]
  }
}
